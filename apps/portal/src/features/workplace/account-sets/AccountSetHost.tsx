import { useCell } from '@portal/common/cell';
import { accountSetQuestion } from '#platform/context/account-set-choice.ts';
import { AccountSetDialog } from './AccountSetDialog.tsx';

/** Mounts the account-set dialog, once per page. */
export function AccountSetHost() {
  const question = useCell(accountSetQuestion);
  return question ? <AccountSetDialog sets={question.sets} onAnswer={question.answer} /> : null;
}
