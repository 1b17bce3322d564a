import { type ContextKind, placeOf } from '@portal/contract/chosen';
import type { List } from '@portal/contract/list';
import { Empty } from '@portal/ui/Empty';
import { Panel } from '@portal/ui/Panel';
import { PageHeader } from '../PageHeader.tsx';
import { useChosen, usePage } from '../session.ts';
import { Records } from './Records.tsx';
import './list.css';

const asked: Record<ContextKind, string> = {
  group: '请先在页面上方选择事业部，再查看列表',
  store: '请先在页面上方选择门店，再查看列表',
  company: '请先在页面上方选择公司，再查看列表',
};

/** The page of a business list. Where it is about a choice and there is none, that is asked for: nothing chosen is never all. */
export function ListPage({ list }: { list: List }) {
  const chosen = useChosen();
  const { title } = usePage();
  const { scope } = list;
  if (scope !== 'own' && scope !== 'all' && chosen[placeOf[scope].member] === null) {
    return (
      <div className="work-list">
        <PageHeader title={title} />
        <Panel>
          <Empty text={asked[scope]} />
        </Panel>
      </div>
    );
  }
  return <Records list={list} />;
}
