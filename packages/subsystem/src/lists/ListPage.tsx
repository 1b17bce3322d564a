import { placeOf, wordOf } from '@portal/contract/chosen';
import type { List } from '@portal/contract/list';
import { BlankBoard } from '../analysis/BlankBoard.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { useChosen, usePage } from '../session.ts';
import { Records } from './Records.tsx';
import '../analysis/board.css';
import './list.css';

/** The page of a business list. Where it is about a choice and there is none, that is asked for: nothing chosen is never all. */
export function ListPage({ list }: { list: List }) {
  const chosen = useChosen();
  const { title } = usePage();
  const { scope } = list;
  if (scope === 'own' || scope === 'all' || chosen[placeOf[scope].member] !== null) {
    return <Records list={list} />;
  }
  return (
    <div className="work-list">
      <PageHeader title={title} />
      <BlankBoard text={`未选择${wordOf[scope]}，选择${wordOf[scope]}后显示其${list.one}`} />
    </div>
  );
}
