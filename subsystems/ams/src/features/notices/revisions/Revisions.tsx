import { listRevisions, type Revision } from '@portal/contract/notices/announcement-revisions';
import { useQueryOf } from '@portal/client/queries';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { Difference } from './Difference.tsx';
import { textOf } from './html-to-text.ts';

/** Everything an announcement has said, newest first, each with what it changed. */
export function Revisions({ id }: { id: string }) {
  const { data: revisions, isError } = useQueryOf(listRevisions, { id });
  if (!revisions)
    return <Panel>{isError ? <Empty text="修订记录没有取到" /> : <Skeleton lines={8} />}</Panel>;
  if (revisions.length === 0) {
    return (
      <Panel>
        <Empty text="还没有修订" />
      </Panel>
    );
  }
  return (
    <div className="ams-revisions">
      {revisions.map((revision, index) => (
        <Kept key={revision.revision} revision={revision} before={revisions[index + 1]} />
      ))}
    </div>
  );
}

function Kept({ revision, before }: { revision: Revision; before: Revision | undefined }) {
  const who = revision.createBy ?? '系统';
  const notes = [revision.reason, revision.readAgain && '已要求重新阅读']
    .filter(Boolean)
    .join('，');
  return (
    <Panel
      title={`第 ${revision.revision} 版`}
      aside={`${who}，${revision.createTime.slice(0, 16)}`}
    >
      {notes && <p className="ams-note">{notes}</p>}
      <Difference from={before?.titile ?? revision.titile} to={revision.titile} isTitle />
      <Difference
        from={textOf(before?.msgContent ?? revision.msgContent)}
        to={textOf(revision.msgContent)}
      />
    </Panel>
  );
}
