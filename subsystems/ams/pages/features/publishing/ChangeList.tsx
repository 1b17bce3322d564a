import { type PolicyChange, rowOf } from '@portal/contract/policy/changes';
import type { PolicyNames } from '@portal/contract/policy/drafts';
import type { Column } from '@portal/ui/data/DataTable';
import type { ReactNode } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';
import { type ChangeWords, wordsOf } from './change-words.ts';

interface ChangeListProps {
  changes: readonly PolicyChange[];
  names: PolicyNames;
  /** Rows that were changed by somebody else meanwhile, and rows of other drafts with their authors. */
  conflicts?: readonly string[];
  overlaps?: readonly { row: string; author: string }[];
  /** Stands at the end of each row. */
  action?: ((change: PolicyChange) => ReactNode) | undefined;
}

/** The changes of a draft or revision: what each is about, and what becomes of it. */
export const ChangeList = ({ changes, action, ...context }: ChangeListProps) => (
  <ListTable
    columns={[...columnsOf(context), ...(action ? [{ header: '操作', cell: action }] : [])]}
    rows={changes}
    keyOf={rowOf}
    emptyText="草稿中没有改动"
  />
);

function columnsOf({
  names,
  conflicts = [],
  overlaps = [],
}: Omit<ChangeListProps, 'changes' | 'action'>): Column<PolicyChange>[] {
  const remark = (change: PolicyChange) => remarkOf(change, conflicts, overlaps);
  return [
    { header: '对象', cell: (change) => wordsOf(change, names).subject, isUnlabelled: true },
    { header: '改动', cell: (change) => <Words {...wordsOf(change, names)} /> },
    { header: '提醒', isBlank: (change) => remark(change) === '', cell: remark },
  ];
}

const Words = ({ tone, words }: ChangeWords) => (
  <span className="publish-change" data-tone={tone}>
    {words}
  </span>
);

function remarkOf(
  change: PolicyChange,
  conflicts: readonly string[],
  overlaps: readonly { row: string; author: string }[],
): string {
  const row = rowOf(change);
  if (conflicts.includes(row)) return '已被他人改动，请重新确认';
  const authors = overlaps.filter((each) => each.row === row).map(({ author }) => author);
  return authors.length > 0 ? `${[...new Set(authors)].join('、')} 的草稿也改动了它` : '';
}
