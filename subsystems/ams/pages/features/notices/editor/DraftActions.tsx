import { lossWords } from '@portal/common/rich-text/lost-markup';
import {
  addAnnouncement,
  deskActions,
  editAnnouncement,
  getDraft,
  listAnnouncements,
  makePreviewLink,
} from '@portal/contract/notices/announcement-desk';
import { Allowed } from '@portal/subsystem/Allowed';
import { useCallOf } from '@portal/client/queries';
import { useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { useState } from 'react';
import { draftFrom, missingField, type DraftValues } from './draft.ts';
import { noticeAddresses } from '../addresses.ts';
import { SendDialog } from './SendDialog.tsx';

interface WritingWaysProps {
  id: string | null;
  written: DraftValues;
  isSaved: boolean;
  onSaved: (id: string) => void;
}

const refreshes = [listAnnouncements, getDraft];

/** Keep it, look at it, send it; the latter two keep it first. */
export function DraftActions({ id, written, isSaved, onSaved }: WritingWaysProps) {
  const { push } = useRouter();
  const add = useCallOf(addAnnouncement, { refreshes });
  const edit = useCallOf(editAnnouncement, { refreshes });
  const preview = useCallOf(makePreviewLink);
  const [sending, setSending] = useState<string>();

  /** Answers the id under which it is kept; nothing where it is not. */
  async function keep(): Promise<string | undefined> {
    if (isSaved && id !== null) return id;
    const lack = missingField(written);
    if (lack !== undefined) {
      notify({ kind: 'warning', text: lack });
      return undefined;
    }
    const draft = draftFrom(written);
    try {
      const saved =
        id === null
          ? await add.mutateAsync(draft)
          : { id, ...(await edit.mutateAsync({ id, draft })) };
      const { notTaken } = saved;
      if (notTaken.length > 0) notify({ kind: 'warning', text: lossWords(notTaken) });
      const kept = saved.id;
      onSaved(kept);
      return kept;
    } catch {
      // The shell has told why; what was written is still there.
      return undefined;
    }
  }

  async function save(): Promise<void> {
    if ((await keep()) !== undefined) notify({ kind: 'success', text: '草稿已保存' });
  }
  async function show(): Promise<void> {
    const kept = await keep();
    if (kept === undefined) return;
    const link = await preview.mutateAsync({ id: kept }).catch(() => undefined);
    if (link) window.open(link.path, '_blank', 'noopener');
  }

  return (
    <>
      <Button onClick={() => push(noticeAddresses.list)}>返回</Button>
      <Button busy={preview.isPending} onClick={() => void show()}>
        预览
      </Button>
      <Button busy={add.isPending || edit.isPending} onClick={() => void save()}>
        保存草稿
      </Button>
      <Allowed action={deskActions.publish}>
        <Button kind="primary" onClick={() => void keep().then(setSending)}>
          发布
        </Button>
      </Allowed>
      {sending !== undefined && <SendDialog id={sending} onClose={() => setSending(undefined)} />}
    </>
  );
}
