import { getDraft } from '@portal/contract/notices/announcement-desk';
import { useQueryOf } from '@portal/client/queries';
import { usePerson } from '@portal/subsystem/session';
import { emptyDraft, draftValuesFrom } from './draft.ts';
import { newOne } from '../addresses.ts';
import { DraftState } from '../DraftState.tsx';
import { DraftForm } from './DraftForm.tsx';

/** An announcement before it is sent: a new one, or one that is kept. */
export function DraftEditor({ id }: { id: string }) {
  const { orgCodeTxt, realname } = usePerson();
  if (id === newOne) return <DraftForm id={null} written={emptyDraft(orgCodeTxt || realname)} />;
  return <KeptWriting id={id} />;
}

function KeptWriting({ id }: { id: string }) {
  return (
    <DraftState query={useQueryOf(getDraft, { id })}>
      {({ draft, targets }) => <DraftForm id={id} written={draftValuesFrom(draft, targets)} />}
    </DraftState>
  );
}
