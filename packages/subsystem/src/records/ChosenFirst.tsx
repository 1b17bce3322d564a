import {
  contextFields,
  contextNames,
  contextVersion,
} from '@portal/contract/workplace/work-context';
import type { RecordType } from '@portal/contract/records/record-type';
import { Fragment, type ReactNode } from 'react';
import { BlankBoard } from '../analysis/board/BlankBoard.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { useChosen, usePage } from '../session.ts';
import '../analysis/board.css';

/** Shows the page of a record type once the group, store or company it needs is chosen, and asks for it before. */
export function ChosenFirst({ type, children }: { type: RecordType; children: ReactNode }) {
  const chosen = useChosen();
  const { title } = usePage();
  const { scope, one } = type;
  const isFree = scope === 'own' || scope === 'all' || scope === 'stores';
  if (isFree || chosen[contextFields[scope].member] !== null) {
    // Another choice is another page: what was selected or open belongs to the former one.
    return <Fragment key={contextVersion(chosen)}>{children}</Fragment>;
  }
  return (
    <div className="records">
      <PageHeader title={title} />
      <BlankBoard text={`未选择${contextNames[scope]}，选择${contextNames[scope]}后显示其${one}`} />
    </div>
  );
}
