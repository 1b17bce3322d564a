import { useQueryOf } from '@portal/client/queries';
import {
  type Difference,
  type DifferenceGroup,
  getDifference,
  type PolicyRights,
} from '@portal/contract/policy/difference';
import type { Column } from '@portal/ui/data/DataTable';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Segmented } from '@portal/ui/forms/Segmented';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';

type By = 'people' | 'pages' | 'actions' | 'rows' | 'fields';

/** Gains and losses by a draft: by groups of people, by page, by button. */
export function DifferenceView({ draftId, version }: { draftId: string; version: number }) {
  // Another version is another question: an answer to an older one is not shown for it.
  const query = useQueryOf(getDifference, { draftId }, { staleTime: 0 });
  const [by, setBy] = useState<By>('people');
  return (
    <QueryState key={version} query={query} lines={5} loadingLabel="正在计算差异">
      {(difference) => (
        <div className="publish-difference">
          <p>
            影响 <b className="num">{difference.people}</b> 人，
            <b className="num">{difference.pages.length}</b> 个页面，
            <b className="num">{difference.actions.length}</b> 个按钮，
            <b className="num">{difference.rows.length}</b> 种单据的记录，
            <b className="num">{difference.fields.length}</b> 个字段
          </p>
          {difference.people > 0 && (
            <>
              <Segmented
                label="差异按什么查看"
                options={[
                  { value: 'people', label: '按人员' },
                  { value: 'pages', label: '按页面' },
                  { value: 'actions', label: '按按钮' },
                  { value: 'rows', label: '按记录' },
                  { value: 'fields', label: '按字段' },
                ]}
                value={by}
                onChange={setBy}
              />
              {by === 'people' && <Groups {...difference} />}
              {by === 'pages' && (
                <Counts
                  name="页面"
                  rows={difference.pages.map(({ title, path, ...counts }) => ({
                    key: path,
                    name: title,
                    aside: path,
                    ...counts,
                  }))}
                />
              )}
              {by === 'rows' && <RowCounts rows={difference.rows} />}
              {by === 'fields' && (
                <Counts
                  name="字段"
                  rows={difference.fields.map(({ type, one, field, label, ...counts }) => ({
                    key: `${type} ${field}`,
                    name: label,
                    aside: one,
                    ...counts,
                  }))}
                />
              )}
              {by === 'actions' && (
                <Counts
                  name="按钮"
                  rows={difference.actions.map(({ code, describe, ...counts }) => ({
                    key: code,
                    name: describe,
                    aside: code,
                    ...counts,
                  }))}
                />
              )}
            </>
          )}
        </div>
      )}
    </QueryState>
  );
}

function Groups({ groups, groupsInAll }: Difference) {
  return (
    <>
      <ListTable columns={groupColumns} rows={groups} keyOf={keyOfGroup} />
      {groupsInAll > groups.length && (
        <p className="publish-note">
          另有 <span className="num">{groupsInAll - groups.length}</span>{' '}
          组人员未列出，请按页面查看人数
        </p>
      )}
    </>
  );
}

const keyOfGroup = ({ first, gained, lost }: DifferenceGroup): string =>
  JSON.stringify([first, gained, lost]);

const groupColumns: Column<DifferenceGroup>[] = [
  {
    header: '人员',
    isUnlabelled: true,
    cell: ({ people, first }) => (
      <>
        <b className="num">{people}</b> 人
        <small>
          {first.map(({ realname, workNo }) => `${realname} ${workNo}`).join('、')}
          {people > first.length && ' 等'}
        </small>
      </>
    ),
  },
  {
    header: '获得',
    cell: ({ gained, rows }) => (
      <RightWords words={[...rightWords(gained), ...rowWords(rows, 'gained')]} tone="good" />
    ),
  },
  {
    header: '失去',
    cell: ({ lost, rows }) => (
      <RightWords words={[...rightWords(lost), ...rowWords(rows, 'lost')]} tone="bad" />
    ),
  },
];

const rightWords = ({ pages, actions, fields }: PolicyRights): string[] => [
  ...pages.map(({ title }) => `页面「${title}」`),
  ...actions.map(({ describe }) => `按钮「${describe}」`),
  ...fields.map(({ one, label, to }) => `${one}的「${label}」${accessWords[to]}`),
];

const accessWords = { hidden: '隐藏', 'read-only': '只读', open: '可见可改' } as const;

/** The rows that the people of a group gain or lose: from the fewest to the most of one of them. */
const rowWords = (rows: DifferenceGroup['rows'], way: 'gained' | 'lost'): string[] =>
  rows.flatMap(({ one, [way]: { least, most } }) =>
    most === 0 ? [] : [`${one} ${least === most ? most : `${least} 至 ${most}`} 条`],
  );

function RightWords({ words, tone }: { words: readonly string[]; tone: 'good' | 'bad' }) {
  if (words.length === 0) return '—';
  return (
    <span className="publish-change" data-tone={tone}>
      {words.slice(0, 12).join('、')}
      {words.length > 12 && ` 等 ${words.length} 项`}
    </span>
  );
}

interface Count {
  key: string;
  name: string;
  aside: string;
  gained: number;
  lost: number;
}

const Counts = ({ name, rows }: { name: string; rows: readonly Count[] }) => (
  <ListTable columns={countColumns(name)} rows={rows} keyOf={({ key }) => key} />
);

const countColumns = (name: string): Column<Count>[] => [
  { header: name, isUnlabelled: true, cell: nameAndAside },
  { header: '获得', align: 'end', className: 'num', cell: ({ gained }) => `${gained} 人` },
  { header: '失去', align: 'end', className: 'num', cell: ({ lost }) => `${lost} 人` },
];

const nameAndAside = (row: Count) => (
  <>
    {row.name}
    <small className="num">{row.aside}</small>
  </>
);

const RowCounts = ({ rows }: { rows: Difference['rows'] }) => (
  <ListTable columns={rowColumns} rows={rows} keyOf={({ type }) => type} />
);

const peopleAndMost = (people: number, most: number): string =>
  people === 0 ? '—' : `${people} 人，每人至多 ${most} 条`;

const rowColumns: Column<Difference['rows'][number]>[] = [
  { header: '单据', isUnlabelled: true, cell: ({ one }) => one },
  {
    header: '获得',
    align: 'end',
    className: 'num',
    cell: ({ gained, mostGained }) => peopleAndMost(gained, mostGained),
  },
  {
    header: '失去',
    align: 'end',
    className: 'num',
    cell: ({ lost, mostLost }) => peopleAndMost(lost, mostLost),
  },
];
