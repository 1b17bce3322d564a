import type { Change } from '@portal/contract/administration/changes';
import { Pager } from '@portal/ui/data/Pager';
import { Timeline } from '@portal/ui/data/Timeline';
import { type QueryResult, QueryState } from '@portal/ui/feedback/QueryState';
import { useLastPage } from '@portal/ui/hooks/use-last-page';

interface ChangeHistoryProps {
  query: QueryResult<{ records: Change[]; total: number; current: number; pages: number }>;
  /** The words of members by their names on the wire. */
  words: Readonly<Record<string, string>>;
  wordsOfChange: (what: string) => string;
  /** The words of a value; the value itself by default. */
  wordsOfValue?: (name: string, value: string) => string;
  onTurn: (pageNo: number) => void;
}

/** The changes of one object: who made them, when, and each member as it was and as it became. */
export const ChangeHistory = ({
  query,
  words,
  wordsOfChange,
  wordsOfValue = (_, value) => value,
  onTurn,
}: ChangeHistoryProps) => (
  <QueryState
    query={useLastPage(query, onTurn)}
    lines={4}
    isEmpty={({ total }) => total === 0}
    emptyText="还没有修改"
  >
    {({ records, total, current, pages }) => (
      <>
        <Timeline
          label="修改记录"
          entries={records.map((change) => ({
            key: change.seq,
            time: change.time.slice(0, 16),
            title: `${change.realname ?? change.workNo ?? '系统'} ${wordsOfChange(change.what)}`,
            detail: <MemberChanges {...{ change, words, wordsOfValue }} />,
          }))}
        />
        <Pager pageNo={current} pages={pages} total={total} onTurn={onTurn} />
      </>
    )}
  </QueryState>
);

interface MemberChangesProps extends Required<Pick<ChangeHistoryProps, 'words' | 'wordsOfValue'>> {
  change: Change;
}

function MemberChanges({ change: { before, after }, words, wordsOfValue }: MemberChangesProps) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const textOf = (name: string, value: string | undefined): string =>
    value ? wordsOfValue(name, value) : '';
  return (
    <ul className="ams-changes">
      {names
        .filter((name) => before[name] || after[name])
        .map((name) => (
          <li key={name}>
            {words[name] ?? name}：{before[name] && <del>{textOf(name, before[name])}</del>}{' '}
            <ins>{textOf(name, after[name]) || '（空）'}</ins>
          </li>
        ))}
    </ul>
  );
}
