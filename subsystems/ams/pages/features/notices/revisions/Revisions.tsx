import { listRevisions, type Revision } from '@portal/contract/notices/announcement-revisions';
import { useQueryOf } from '@portal/client/queries';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { Difference } from './Difference.tsx';
import { textOf } from './difference.ts';
import { inPanel } from '../DraftState.tsx';

/** Everything an announcement has said, newest first, each with what it changed. */
export function Revisions({ id }: { id: string }) {
  return (
    <QueryState
      query={useQueryOf(listRevisions, { id })}
      lines={8}
      failedText="修订记录没有取到"
      isEmpty={({ length }) => length === 0}
      emptyText="还没有修订"
      frame={inPanel}
    >
      {(revisions) => (
        <div className="ams-revisions">
          {revisions.map((revision, index) => (
            <Kept key={revision.revision} revision={revision} before={revisions[index + 1]} />
          ))}
        </div>
      )}
    </QueryState>
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
      {notes && <p className="ams-note as-typed">{notes}</p>}
      <Difference from={before?.titile ?? revision.titile} to={revision.titile} isTitle />
      <Difference
        from={textOf(before?.msgContent ?? revision.msgContent)}
        to={textOf(revision.msgContent)}
      />
    </Panel>
  );
}
