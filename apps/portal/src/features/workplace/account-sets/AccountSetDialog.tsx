import type { AccountSet } from '@portal/contract/workplace/account-sets';
import { Button } from '@portal/ui/actions/Button';
import { ChoiceList } from '@portal/ui/forms/ChoiceList';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { type FormEvent, useId, useState } from 'react';
import { useCell } from '@portal/common/cell';
import { accountSetQuestion } from '#platform/context/account-set-choice.ts';
import './account-sets.css';

/** Spec section 9. */
const width = 450;

interface AccountSetDialogProps {
  sets: readonly AccountSet[];
  /** Called with the code, or undefined when the user cancels. */
  onAnswer: (code: string | undefined) => void;
}

/** Asks which account set to enter gims with (spec section 5, "Dialogs"). */
function AccountSetDialog({ sets, onAnswer }: AccountSetDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setMissing] = useState(false);

  function confirm(event: FormEvent): void {
    event.preventDefault();
    if (chosen === undefined) setMissing(true);
    else onAnswer(chosen);
  }

  return (
    <Dialog
      title="选择账套"
      width={width}
      onClose={() => onAnswer(undefined)}
      footer={
        <>
          <Button onClick={() => onAnswer(undefined)}>取消</Button>
          <Button kind="primary" type="submit" form={id}>
            确定
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={confirm}>
        <p className="account-sets-note">您有多个账套，请选择要进入的一个</p>
        <ChoiceList
          label="账套"
          choices={sets.map(({ code, name }) => ({ key: code, text: name, aside: code }))}
          chosen={chosen}
          onChoose={setChosen}
          error={isMissing && chosen === undefined ? '请选择事业部' : ''}
        />
      </form>
    </Dialog>
  );
}

/** Mounts the account-set dialog, once per page. */
export function AccountSetHost() {
  const question = useCell(accountSetQuestion);
  return question ? <AccountSetDialog sets={question.sets} onAnswer={question.answer} /> : null;
}
