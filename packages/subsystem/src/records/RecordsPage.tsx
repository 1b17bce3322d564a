import type { NamedRecord, WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { Pager } from '@portal/ui/data/Pager';
import { ColumnSettings } from '@portal/ui/grid/ColumnSettings';
import type { Selection } from '@portal/ui/grid/selection';
import { useIsPhone } from '@portal/ui/hooks/use-is-phone';
import { usePrinting } from '@portal/ui/hooks/use-printing';
import { Panel } from '@portal/ui/layout/Panel';
import { Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Allowed } from '../Allowed.tsx';
import { useLeaving } from '../forms/use-leaving.ts';
import { PageHeader } from '../PageHeader.tsx';
import { usePage } from '../session.ts';
import { BatchBar } from './batch/BatchBar.tsx';
import { ExportRecords } from './ExportRecords.tsx';
import { ImportRecords } from './ImportRecords.tsx';
import { emptyQuery, type ListOfPage, type ListQuery } from './list-address.ts';
import { recordColumnsOf, type Totals } from './record-columns.tsx';
import { useWarmParts } from './part-on-demand.tsx';
import { KnownNames, KnownOpenTypes } from './record-names.tsx';
import { RecordDrawer } from './RecordDrawer.tsx';
import { RecordFilterBar } from './filters/RecordFilterBar.tsx';
import { RecordRows } from './RecordRows.tsx';
import { ScopeNote, scopeWords } from './filters/ScopeNote.tsx';
import { useSeenType, useTakenActions } from './seen-type.ts';
import { RecordChanged } from './use-record-changes.ts';
import { useRecordList } from './use-record-list.ts';
import { useRecordSelection } from './batch/use-record-selection.ts';
import { useOpenRecord } from './use-record-in-address.ts';
import { useTableLayout } from './use-table-layout.ts';
import { ViewMenu } from './views/ViewMenu.tsx';
import { ViewTabs } from './views/ViewTabs.tsx';

const none: Totals = { sums: {} };

/** The drawer beside the table: a record to read or edit, one that is fetched by its number, or a new one. */
export type OpenRecord = (ShownRecord | { id: string; isEditing: boolean } | { isNew: true }) & {
  /** The draft of the form is taken over at once. */
  takesDraft?: boolean;
};

/** A record that is there, to be read or edited. */
export interface ShownRecord {
  record: WireRecord & Partial<Pick<NamedRecord, 'names'>>;
  isEditing: boolean;
}

interface RecordsPageProps {
  type: RecordType;
  page?: ListOfPage;
}

/** The page of a record type: filters, rows of the query in the address, their number, and the record that is open. */
export function RecordsPage({ type: whole, page = {} }: RecordsPageProps) {
  const type = useSeenType(whole);
  const { title } = usePage();
  const [opened, setOpened] = useOpenRecord();
  const leaving = useLeaving();
  const open = useCallback(
    (next: OpenRecord) => void leaving.leave(() => setOpened(next)),
    [leaving, setOpened],
  );
  const list = useRecordList(whole, type, page);
  const { selection, onChanged } = useRecordSelection(list.rows.data?.records);
  const isPhone = useIsPhone();
  useWarmParts(list.rows.isFetched);
  const exporting = <ExportRecords type={type} query={list.query} total={list.total} />;
  const tools = isOfOthers(page) ? (
    exporting
  ) : (
    <>
      <ImportRecords type={whole} />
      {exporting}
      <Allowed action={`${type.actions}:add`}>
        <Button kind="primary" onClick={() => open({ isNew: true })}>
          <Plus size={15} aria-hidden="true" /> 新建{type.one}
        </Button>
      </Allowed>
    </>
  );
  return (
    <KnownOpenTypes type={type}>
      <KnownNames names={list.rows.data?.names}>
        <RecordChanged value={onChanged}>
          <div className="records">
            <PageHeader
              title={title}
              note={
                scopeWords(type) && <ScopeNote type={type} query={list.query} onQuery={list.open} />
              }
              tools={!isPhone && tools}
            />
            <Panel isFlush>
              <RecordList
                type={type}
                list={list}
                selection={selection}
                hasOwnView={page.view !== undefined}
                onOpened={open}
              />
            </Panel>
            {isPhone && <div className="records-actions">{tools}</div>}
            {opened && (
              <RecordDrawer type={type} opened={opened} leaving={leaving} onOpened={setOpened} />
            )}
          </div>
        </RecordChanged>
      </KnownNames>
    </KnownOpenTypes>
  );
}

/** Returns whether a page lists what others made alone: a new record of its user would not be on it. */
const isOfOthers = ({ side }: ListOfPage): boolean =>
  side !== undefined && side !== 'author' && side !== 'from';

interface RecordListProps {
  type: RecordType;
  list: ReturnType<typeof useRecordList>;
  selection: Selection<WireRecord>;
  hasOwnView: boolean;
  onOpened: (opened: OpenRecord) => void;
}

function RecordList({ type, list, selection, hasOwnView, onOpened }: RecordListProps) {
  const { path, title } = usePage();
  const { query, hidden, rows, total, totals, pages, open } = list;
  const { layout, keepLayout, showLayout } = useTableLayout(path);
  const taken = useTakenActions(type);
  const columns = useMemo(
    () =>
      recordColumnsOf({
        type,
        totals: totals ?? none,
        mayTake: (action) => taken.has(action),
        onOpen: (record) => onOpened({ record, isEditing: false }),
        onEdit: (record) => onOpened({ record, isEditing: true }),
      }),
    [type, totals, taken, onOpened],
  );
  return (
    <>
      <div className="records-head">
        <ViewTabs type={type} query={query} onQuery={open} />
        <div className="records-head-end">
          <ViewMenu
            type={type}
            hasOwnView={hasOwnView}
            query={query}
            layout={layout}
            columns={columns}
            onQuery={open}
            onLayout={showLayout}
          />
          <ColumnSettings columns={columns} layout={layout} onLayout={keepLayout} />
        </div>
      </div>
      <RecordFilterBar type={type} query={query} onQuery={open} />
      {!query.isWhole && <output className="records-notice">链接中的部分条件无效，已忽略</output>}
      {hidden.length > 0 && (
        <output className="records-notice">
          您没有权限查看{hidden.map((label) => `「${label}」`).join('')}，链接中的相关条件已忽略
        </output>
      )}
      <PrintedWords query={query} shown={rows.data?.records.length ?? 0} total={total} />
      <BatchBar type={type} selection={selection} rows={rows.data?.records ?? []} />
      <RecordRows
        type={type}
        selection={hasSteps(type) ? selection : undefined}
        label={title}
        query={rows}
        columns={columns}
        layout={layout}
        onLayout={keepLayout}
        sort={query.sort}
        onSort={(sort) => open({ ...query, sort, pageNo: 1 })}
        onClear={query.filter || query.keyword ? () => open(emptyQuery) : undefined}
      />
      <Pager
        total={total}
        pages={pages}
        pageNo={query.pageNo}
        onTurn={(pageNo) => open({ ...query, pageNo })}
        pageSize={query.pageSize}
        onPageSize={(pageSize) => open({ ...query, pageSize, pageNo: 1 })}
      />
    </>
  );
}

interface PrintedWordsProps {
  query: ListQuery;
  /** The number of rows on this page. */
  shown: number;
  total: number | null;
}

/** On paper alone: the keyword, and how many rows there are of how many. */
function PrintedWords({ query: { keyword }, shown, total }: PrintedWordsProps) {
  if (!usePrinting()) return null;
  const isAll = total === null || total === shown;
  const rows = isAll
    ? `共 ${shown} 条`
    : `共 ${total.toLocaleString('en-US')} 条，本页 ${shown} 条`;
  return <p className="records-printed">{keyword === '' ? rows : `关键字：${keyword}；${rows}`}</p>;
}

const hasSteps = ({ states }: RecordType): boolean =>
  Object.values(states).some(({ steps }) => steps !== undefined);
