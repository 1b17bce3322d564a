import { send } from '@portal/client/send';
import type { PasswordForm } from '@portal/contract/identity/password-rules';
import { updatePassword } from '@portal/contract/identity/passwords';
import { encryptPasswords } from '#platform/session/encrypt-passwords.ts';

/** Changes one's own password. @throws {CallProblem} with the words to be shown. */
export async function changePassword(form: PasswordForm, workNo: string): Promise<void> {
  const sealed = await encryptPasswords([form.oldpassword, form.password, form.confirmpassword]);
  const [oldpassword = '', password = '', confirmpassword = ''] = sealed.texts;
  const input = { oldpassword, password, confirmpassword, username: workNo, keyId: sealed.keyId };
  await send(updatePassword, input, { quiet: true });
}
