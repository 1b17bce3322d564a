import type { List } from '@portal/contract/lists/list';
import { type ListRecord, writtenWhere } from '@portal/contract/lists/list-calls';
import { Button } from '@portal/ui/actions/Button';
import { Pager } from '@portal/ui/data/Pager';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../Allowed.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { useQueryOf } from '@portal/client/queries';
import { usePage } from '../session.ts';
import { useShell } from '../shell.ts';
import { callsOf } from './calls-of.ts';
import { ExportRecords } from './ExportRecords.tsx';
import { Filters } from './Filters.tsx';
import { RecordDrawer } from './RecordDrawer.tsx';
import { RecordTable } from './RecordTable.tsx';
import { emptyFilter, searchOf, type ListFilter, filterFrom } from './list-filter.ts';

/** The drawer beside the table: a record to read, one to edit, or a new one. */
export type OpenRecord = { record: ListRecord; isEditing: boolean } | 'new';

/** The records of a list: what they are narrowed to, a page of them, and the one that is open. */
export function Records({ list }: { list: List }) {
  const { router } = useShell();
  const { path, title, search } = usePage();
  const sought = filterFrom(list, search);
  const [opened, setOpened] = useState<OpenRecord>();
  const seek = (wanted: ListFilter): void => router.replace(path + searchOf(wanted));
  const { keyword, values, pageNo } = sought;
  const answer = useQueryOf(callsOf(list).find, {
    keyword,
    where: writtenWhere(values),
    pageNo: String(pageNo),
  });

  return (
    <div className="work-list">
      <PageHeader
        title={title}
        tools={
          <>
            <ExportRecords list={list} sought={sought} />
            <Allowed action={`${list.actions}:add`}>
              <Button kind="primary" onClick={() => setOpened('new')}>
                <Plus size={15} aria-hidden="true" /> 新建{list.one}
              </Button>
            </Allowed>
          </>
        }
      />
      <Panel isFlush>
        <Filters key={search} list={list} sought={sought} onSeek={seek} />
        <RecordsAnswer
          {...answer}
          list={list}
          onOpen={setOpened}
          onClear={search === '' ? undefined : () => seek(emptyFilter)}
        />
        <Pager
          total={answer.data?.total ?? 0}
          pages={answer.data?.pages ?? 0}
          pageNo={pageNo}
          onTurn={(wanted) => seek({ ...sought, pageNo: wanted })}
        />
      </Panel>
      {opened && <RecordDrawer list={list} opened={opened} onOpened={setOpened} />}
    </div>
  );
}

interface AnsweredProps {
  list: List;
  data: { records: ListRecord[]; total: number } | undefined;
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
  onOpen: (opened: OpenRecord) => void;
  /** Shows everything again; nothing where everything is shown. */
  onClear: (() => void) | undefined;
}

/** The table, or why there is none. */
function RecordsAnswer(props: AnsweredProps) {
  const { list, data, isError, isFetching, isPlaceholderData, refetch, onOpen, onClear } = props;
  if (isError) {
    return (
      <Empty
        text="列表暂时无法取得，请稍后重试"
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            重试
          </Button>
        }
      />
    );
  }
  if (!data) return <Skeleton lines={8} label="列表正在加载" />;
  if (data.records.length === 0) {
    return onClear ? (
      <Empty text="没有符合条件的记录" action={<Button onClick={onClear}>查看全部</Button>} />
    ) : (
      <Empty text={`还没有${list.one}`} />
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <RecordTable list={list} records={data.records} onOpen={onOpen} />
    </div>
  );
}
