import { useQueryOf } from '@portal/client/queries';
import { listBusinessGroups } from '@portal/contract/workplace/contexts';
import { ChoiceList } from '@portal/ui/forms/ChoiceList';
import { useState } from 'react';
import { choiceOf } from '#platform/context/choices.ts';
import { ChooserDialog } from './ChooserDialog.tsx';
import { ChooserState } from './ChooserState.tsx';
import { texts } from './texts.ts';
import { useContextSwitch } from './use-context-switch.ts';

/** Chooses the business group of the tab; the current one, else the first, is preselected. */
export function GroupChooser({ onClose }: { onClose: () => void }) {
  const current = choiceOf('group');
  const answer = useQueryOf(listBusinessGroups, {}, { quiet: true, staleTime: 0, gcTime: 0 });
  const groups = answer.data ?? [];
  const [picked, pick] = useState(current?.no);
  const chosen = groups.find(({ bgNo }) => bgNo === picked) ?? groups[0];
  const { confirm, busyWith, error, setError } = useContextSwitch('group', onClose);

  /** Requires a choice where there are groups (spec section 8). */
  function leave(): void {
    if (current === undefined && groups.length > 0) setError(texts.noGroup);
    else onClose();
  }

  return (
    <ChooserDialog
      kind="group"
      width={450}
      isBusy={busyWith !== undefined && busyWith === chosen?.bgNo}
      onConfirm={() => void confirm(chosen && { no: chosen.bgNo, name: chosen.bgName })}
      onClose={leave}
    >
      <ChooserState
        query={answer}
        isEmpty={groups.length === 0}
        emptyText="您名下暂无事业部，请联系管理员进行添加"
        error={error}
      >
        <ChoiceList
          label="事业部"
          choices={groups.map(({ bgNo, bgName }) => ({
            key: bgNo,
            text: bgName,
            aside: bgNo === current?.no ? '当前事业部' : bgNo,
          }))}
          chosen={chosen?.bgNo}
          onChoose={(bgNo) => {
            pick(bgNo);
            setError('');
          }}
          error={error}
        />
      </ChooserState>
    </ChooserDialog>
  );
}
