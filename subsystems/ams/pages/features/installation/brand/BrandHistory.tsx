import {
  brandActions,
  brandWordLabels,
  listBrandRevisions,
  readBrand,
  takeBrandBack,
} from '@portal/contract/administration/brand';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { Timeline } from '@portal/ui/data/Timeline';
import { dyes } from '@portal/ui/tokens/tokens';
import { useState } from 'react';
import { PagedState } from '../../../platform/PagedState.tsx';

const words: Record<string, string> = {
  ...brandWordLabels,
  dye: '默认主题色',
  logo: '标志',
  picture: '登录页图片',
};

/** The revisions of the brand: who made them and what became different, each to be put into force again. */
export function BrandHistory({ revision }: { revision: number }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQueryOf(listBrandRevisions, { pageNo: String(pageNo) });
  const back = useCallOf(takeBrandBack, { refreshes: [readBrand, listBrandRevisions] });
  const way = (to: number) => (
    <Allowed action={brandActions.edit}>
      <Button
        size="small"
        kind="text"
        disabled={back.isPending}
        aria-label={to === 0 ? '恢复到初始品牌' : `恢复到第 ${to} 版`}
        onClick={() => back.mutate({ to, revision })}
      >
        {to === 0 ? '恢复到初始品牌' : '恢复到这一版'}
      </Button>
    </Allowed>
  );
  return (
    <PagedState query={query} emptyText="还没有修改，使用的是初始品牌" onTurn={setPageNo}>
      {({ records }) => (
        <>
          <Timeline
            label="品牌修改记录"
            entries={records.map(({ number, time, realname, takesBack, before, after }) => ({
              key: String(number),
              time: time.slice(0, 16),
              title: `第 ${number} 版 · ${realname}${takesBack === null ? '' : ` 恢复到${takesBack === 0 ? '初始品牌' : `第 ${takesBack} 版`}`}`,
              detail: (
                <>
                  <Differences before={before} after={after} />
                  {number === revision ? <b>使用中</b> : way(number)}
                </>
              ),
            }))}
          />
          {revision > 0 && way(0)}
        </>
      )}
    </PagedState>
  );
}

type Members = Readonly<Record<string, string>>;

function Differences({ before, after }: { before: Members; after: Members }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <ul className="ams-changes">
      {names.map((name) => (
        <li key={name}>
          {words[name] ?? name}：{before[name] && <del>{valueOf(name, before[name])}</del>}{' '}
          <ins>{after[name] ? valueOf(name, after[name]) : '平台自带'}</ins>
        </li>
      ))}
    </ul>
  );
}

function valueOf(name: string, value: string): string {
  if (name === 'dye') return dyes.find(({ key }) => key === value)?.name ?? value;
  return name === 'logo' || name === 'picture' ? '上传的图片' : value;
}
