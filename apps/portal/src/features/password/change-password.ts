import { CallProblem } from '@portal/client/problems';
import { send } from '@portal/client/send';
import type { PasswordForm } from '@portal/contract/password-rules';
import { updatePassword } from '@portal/contract/passwords';
import { seal } from '#platform/seal.ts';

/** Changes one's own password. @throws {CallProblem} with the words to be shown. */
export async function changePassword(form: PasswordForm, workNo: string): Promise<void> {
  const sealed = await seal([form.oldpassword, form.password, form.confirmpassword]);
  const [oldpassword = '', password = '', confirmpassword = ''] = sealed.texts;
  const input = { oldpassword, password, confirmpassword, username: workNo, keyId: sealed.keyId };
  await send(updatePassword, input, { quiet: true });
}

/** What the server would not accept, at the field it is about, or above them all. */
export interface Rejection {
  field: keyof PasswordForm | undefined;
  words: string;
}

const fields: Record<string, keyof PasswordForm> = {
  'password.wrong-old': 'oldpassword',
  'password.unfit': 'password',
  'password.reused': 'password',
};

export function rejectionOf(error: unknown): Rejection {
  if (!(error instanceof CallProblem)) throw error;
  return { field: fields[error.reason ?? ''], words: error.message };
}
