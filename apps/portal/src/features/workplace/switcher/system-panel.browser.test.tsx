import '@portal/ui/tokens/base.css';
import { queryOf } from '@portal/client/queries';
import { queryClient } from '@portal/client/query-client';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { listSubsystems, type SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { SystemPanel } from './SystemPanel.tsx';
import './switcher.css';

const system = (
  sysType: SubsystemKey,
  traits: Pick<SubsystemEntry, 'sysName' | 'platform'> & Partial<SubsystemEntry>,
): SubsystemEntry => ({
  sysType,
  desc: '',
  icon: '',
  enabled: true,
  permitted: true,
  kind: 'esm',
  entry: '',
  trustedOrigins: [],
  ...traits,
});

const systems = [
  system('rcm', { sysName: '渠道管理', platform: 'retail', permitted: false }),
  system('ors', { sysName: '门店运营', platform: 'retail' }),
  system('lms', { sysName: '法务管理', platform: 'service', enabled: false }),
  system('crm', { sysName: '用户管理', platform: 'user', permitted: false }),
  system('ams', { sysName: '行政管理', platform: 'service' }),
];

test.each([720, 322])(
  'FIX-58 in %d px the switcher has mine first by platform, then 申请开通, then what is closed',
  async (width) => {
    queryClient.setQueryData(queryOf(listSubsystems, {}).queryKey, systems);
    await render(
      <QueryClientProvider client={queryClient}>
        <div style={{ width }}>
          <SystemPanel current="ors" onChosen={() => undefined} onNear={() => undefined} />
        </div>
      </QueryClientProvider>,
    );
    const mine = page.getByRole('region', { name: '零售运营' });
    await expect.element(mine.getByRole('button', { name: /门店运营/ })).toBeVisible();
    expect(mine.getByRole('listitem').elements()).toHaveLength(1);
    const names = page.getByRole('listitem').elements();
    expect(names.map((item) => item.querySelector('.ellipsis')?.textContent)).toEqual([
      '门店运营',
      '行政管理',
      '渠道管理',
      '用户管理',
      '法务管理',
    ]);
    // A platform without a system of one's own has no heading.
    expect(page.getByRole('region', { name: '用户运营' }).elements()).toHaveLength(0);
    const others = page.getByRole('region', { name: '其他系统' });
    const top = others.element().getBoundingClientRect().top;
    expect(top).toBeGreaterThanOrEqual(mine.element().getBoundingClientRect().bottom);
  },
);
