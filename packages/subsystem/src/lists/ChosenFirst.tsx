import { contextFields, contextNames } from '@portal/contract/workplace/work-context';
import type { List } from '@portal/contract/lists/list';
import type { ReactNode } from 'react';
import { BlankBoard } from '../analysis/board/BlankBoard.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { useChosen, usePage } from '../session.ts';
import '../analysis/board.css';
import './list.css';

/** The page of a list that is about a choice, and the question for it where there is none: nothing chosen is never all. */
export function ChosenFirst({ list, children }: { list: List; children: ReactNode }) {
  const chosen = useChosen();
  const { title } = usePage();
  const { scope } = list;
  if (scope === 'own' || scope === 'all' || chosen[contextFields[scope].member] !== null) {
    return children;
  }
  return (
    <div className="work-list">
      <PageHeader title={title} />
      <BlankBoard
        text={`未选择${contextNames[scope]}，选择${contextNames[scope]}后显示其${list.one}`}
      />
    </div>
  );
}
