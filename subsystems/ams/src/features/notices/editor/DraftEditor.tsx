import { getDraft } from '@portal/contract/notices/announcement-desk';
import { useQueryOf } from '@portal/client/queries';
import { usePerson } from '@portal/subsystem/session';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { emptyDraft, draftValuesFrom } from './draft.ts';
import { newOne } from '../addresses.ts';
import { DraftForm } from './DraftForm.tsx';

/** An announcement before it is sent: a new one, or one that is kept. */
export function DraftEditor({ id }: { id: string }) {
  const { orgCodeTxt, realname } = usePerson();
  if (id === newOne) return <DraftForm id={null} written={emptyDraft(orgCodeTxt || realname)} />;
  return <KeptWriting id={id} />;
}

function KeptWriting({ id }: { id: string }) {
  const { data, isError } = useQueryOf(getDraft, { id });
  if (data) return <DraftForm id={id} written={draftValuesFrom(data.draft, data.targets)} />;
  return <Panel>{isError ? <Empty text="公告没有取到" /> : <Skeleton lines={8} />}</Panel>;
}
