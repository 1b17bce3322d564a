import { useQueryOf } from '@portal/client/queries';
import { listMenus } from '@portal/contract/policy/menus';
import {
  defaultSubsystem,
  isSubsystemKey,
  type SubsystemKey,
} from '@portal/contract/subsystems/subsystem-keys';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { SelectField } from '@portal/ui/forms/SelectField';
import { useState } from 'react';
import { DraftBar } from '../../platform/DraftBar.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { draftedMenus } from './menu-model.ts';
import { MenuDesk } from './MenuDesk.tsx';
import './menus.css';

/** The menus of the systems: each item with all its fields. Every change goes into the user's draft. */
export function MenusPage() {
  const [system, setSystem] = useState<SubsystemKey>(defaultSubsystem);
  const query = useQueryOf(listMenus, { sysType: system });
  const { draft, change, isBusy } = useDraft();
  return (
    <section className="menus-page">
      <PageHeader title="菜单管理" note="改动先进入草稿，查看差异并发布后才生效" />
      <DraftBar draft={draft} />
      <QueryState query={query} lines={10}>
        {(found) => (
          <>
            <div className="menus-system">
              <SelectField
                label="系统"
                none="请选择系统"
                value={system}
                options={found.systems.map(({ sysType, sysName }) => ({
                  value: sysType,
                  label: sysName,
                }))}
                onChange={({ target }) => {
                  if (isSubsystemKey(target.value)) setSystem(target.value);
                }}
              />
            </div>
            <MenuDesk
              key={system}
              menus={draftedMenus(system, found, draft)}
              draft={draft}
              isBusy={isBusy}
              onChange={change}
            />
          </>
        )}
      </QueryState>
    </section>
  );
}
