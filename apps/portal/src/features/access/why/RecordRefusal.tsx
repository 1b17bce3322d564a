import { CallProblem } from '@portal/client/problems';
import { useQueryOf } from '@portal/client/queries';
import { explain } from '@portal/contract/access/explain';
import { recordAt, type RecordPlace } from '@portal/contract/records/record-address';
import { locateRecord, type NumberedRecord } from '@portal/contract/records/numbers/record-numbers';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { useEffect } from 'react';
import { usePageLocation } from '#platform/navigation/page-location.ts';
import { addressInList } from '#platform/navigation/record-page.ts';
import { goTo } from '#platform/navigation/router-port.ts';
import { useAccessVersion, useRefetch } from '#platform/workplace/systems.ts';
import { RefusalActions } from './RefusalActions.tsx';

/**
 * The page at the address of a record that could not be opened: the guard leads all others to the list. One that does not
 * exist is refused in the words of one that is not the reader's. Once it may be seen, it opens by itself.
 */
export function RecordRefusal() {
  const { path } = usePageLocation();
  const place = recordAt(path);
  return place ? <Attempt path={path} place={place} /> : null;
}

function Attempt({ path, place }: { path: string; place: RecordPlace }) {
  const query = useQueryOf(locateRecord, place, { quiet: true, staleTime: 0, retry: false });
  useRefetch(query, useAccessVersion());
  const { data, error, refetch } = query;
  if (data) return <Opening record={data} />;
  if (!error) return <Skeleton label="正在打开单据" />;
  const isRefused = error instanceof CallProblem && error.kind === 'refused';
  return isRefused ? (
    <Refused path={path} id={place.id} />
  ) : (
    <Empty
      text={`单据暂时无法打开：${error.message}`}
      action={<Button onClick={() => void refetch()}>重试</Button>}
    />
  );
}

function Opening({ record }: { record: NumberedRecord }) {
  const address = addressInList(record);
  useEffect(() => void goTo(address, { replace: true }), [address]);
  return <Skeleton label="正在打开单据" />;
}

/** Numbers are shorter; an address may be as long as it likes. */
const idMost = 40;

/** Says the same of every number of a type, and offers to ask for the page where the reader has none that lists it. */
function Refused({ path, id }: { path: string; id: string }) {
  const { data: answer } = useQueryOf(explain, { asked: path }, { quiet: true });
  const pages = answer?.findings.filter(({ about }) => about === 'page') ?? [];
  const isListed = pages.some(({ sees }) => sees !== 'no');
  const closed = isListed ? undefined : pages[0];
  return (
    <ExceptionPage
      title={`无法打开单据 ${id.slice(0, idMost)}`}
      text={`该单据不存在，或不在您的权限范围内。${
        closed
          ? `查看这类单据需要${closed.system?.sysName ?? ''}「${closed.title}」的权限。`
          : '请向发送链接的同事核对编号。'
      }`}
      action={<RefusalActions closed={closed} />}
    />
  );
}
