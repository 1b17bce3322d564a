import { useCallOf } from '@portal/client/queries';
import {
  discardDraft,
  type Draft,
  getPolicyDraft,
  policyActions,
  reopenDraft,
} from '@portal/contract/policy/drafts';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { confirm } from '@portal/ui/overlays/confirm';
import { stalePolicy } from './SubmitDialog.tsx';

interface DraftWaysProps {
  draft: Draft;
  asksSecond: boolean;
  onOpen: (dialog: 'submit' | 'answer') => void;
}

/** The buttons of a draft: its author gives it up, takes it back or publishes it, somebody else agrees to it. */
export function DraftWays({ draft, asksSecond, onOpen }: DraftWaysProps) {
  const { state, isMine } = draft;
  return (
    <p className="publish-ways">
      {isMine && (
        <Allowed action={policyActions.edit}>
          <AuthorWays draft={draft} />
        </Allowed>
      )}
      {isMine && state === 'open' && (
        <Allowed action={policyActions.publish}>
          <Button
            kind="primary"
            disabled={draft.changes.length === 0 || draft.conflicts.length > 0}
            onClick={() => onOpen('submit')}
          >
            {asksSecond ? '提交复核' : '发布'}
          </Button>
        </Allowed>
      )}
      {!isMine && state === 'waiting' && (
        <Allowed action={policyActions.approve}>
          <Button kind="primary" onClick={() => onOpen('answer')}>
            复核
          </Button>
        </Allowed>
      )}
    </p>
  );
}

function AuthorWays({ draft: { id: draftId, state, changes } }: { draft: Draft }) {
  const refreshes = [...stalePolicy, getPolicyDraft];
  const { mutateAsync: discard } = useCallOf(discardDraft, { refreshes });
  const { mutateAsync: reopen } = useCallOf(reopenDraft, { refreshes });
  const give = async () => {
    const agreed = await confirm({
      title: '放弃这份草稿？',
      body: `其中 ${changes.length} 处改动将全部丢弃。`,
      okText: '放弃草稿',
      danger: true,
    });
    if (agreed) await discard({ draftId });
  };
  return (
    <>
      <Button onClick={() => void give()}>放弃</Button>
      {state !== 'open' && <Button onClick={() => void reopen({ draftId })}>撤回修改</Button>}
    </>
  );
}
