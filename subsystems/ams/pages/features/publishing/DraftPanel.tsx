import { useCallOf, useQueryOf } from '@portal/client/queries';
import type { PolicyChange } from '@portal/contract/policy/changes';
import { changeDraft, type Draft, getPolicyDraft } from '@portal/contract/policy/drafts';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { AnswerDraftDialog } from './AnswerDraftDialog.tsx';
import { ChangeList } from './ChangeList.tsx';
import { DraftWays } from './DraftWays.tsx';
import { DifferenceView } from './DifferenceView.tsx';
import { PreviewRows } from './PreviewRows.tsx';
import { stalePolicy, SubmitDialog } from './SubmitDialog.tsx';

interface DraftPanelProps {
  draftId: string;
  asksSecond: boolean;
}

/** A draft with its changes and its difference, and the ways on from it. */
export function DraftPanel({ draftId, asksSecond }: DraftPanelProps) {
  const query = useQueryOf(getPolicyDraft, { draftId });
  return (
    <QueryState query={query} lines={8}>
      {(draft) => <DraftContent draft={draft} asksSecond={asksSecond} />}
    </QueryState>
  );
}

function DraftContent({ draft, asksSecond }: { draft: Draft; asksSecond: boolean }) {
  const [opened, setOpened] = useState<'submit' | 'answer'>();
  const refreshes = [...stalePolicy, getPolicyDraft];
  const { mutateAsync: change } = useCallOf(changeDraft, { refreshes });
  const { id: draftId, isMine, state } = draft;
  const isOpen = isMine && state === 'open';
  const undo = ({ kind, key }: PolicyChange) => change({ draftId, undone: [{ kind, key }] });
  const undoButton = (each: PolicyChange) => (
    <Button size="small" kind="text" onClick={() => void undo(each)}>
      撤销
    </Button>
  );
  return (
    <Panel className="publish-draft">
      <header>
        <div>
          <h2>{isMine ? '我的草稿' : `${draft.author.realname} 的草稿`}</h2>
          <small>
            {stateText(draft)} · 基于版本 <span className="num">{draft.base}</span>
          </small>
        </div>
        <DraftWays draft={draft} asksSecond={asksSecond} onOpen={setOpened} />
      </header>
      {draft.reason && <p className="as-typed">说明：{draft.reason}</p>}
      {draft.answer && <p className="publish-answer as-typed">答复：{draft.answer}</p>}
      {draft.conflicts.length > 0 && (
        <p className="publish-answer">
          有 <span className="num">{draft.conflicts.length}</span>{' '}
          处已被他人改动：撤销它，或在原页面按现状重新修改后再发布。
        </p>
      )}
      <h3>改动</h3>
      <ChangeList
        changes={draft.changes}
        names={draft.names}
        conflicts={draft.conflicts}
        overlaps={draft.overlaps}
        action={isOpen ? undoButton : undefined}
      />
      {draft.changes.length > 0 && draft.conflicts.length === 0 && (
        <>
          <h3>差异</h3>
          <DifferenceView key={draft.version} draftId={draftId} version={draft.version} />
          <PreviewRows draftId={draftId} version={draft.version} />
        </>
      )}
      {opened === 'submit' && (
        <SubmitDialog draft={draft} asksSecond={asksSecond} onClose={() => setOpened(undefined)} />
      )}
      {opened === 'answer' && (
        <AnswerDraftDialog draft={draft} onClose={() => setOpened(undefined)} />
      )}
    </Panel>
  );
}

const texts: Record<Draft['state'], string> = {
  open: '编辑中',
  waiting: '待复核',
  scheduled: '已定时',
  returned: '已退回',
  published: '已发布',
  discarded: '已放弃',
};

/** The state of a draft in words, with its time where it has one. */
export const stateText = ({ state, publishAt }: Pick<Draft, 'state' | 'publishAt'>): string =>
  publishAt && (state === 'waiting' || state === 'scheduled')
    ? `${texts[state]}，${publishAt.slice(0, 16)} 生效`
    : texts[state];
