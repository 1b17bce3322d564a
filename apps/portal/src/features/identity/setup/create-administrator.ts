import { send } from '@portal/client/send';
import { makeAdministrator } from '@portal/contract/operations/setup';
import { encryptPasswords } from '#platform/session/encrypt-passwords.ts';
import { storeSetupCode } from '#platform/session/setup-code.ts';

/** Fields of the form, as typed. */
export interface AdministratorForm {
  token: string;
  username: string;
  realname: string;
  password: string;
  confirmpassword: string;
}

/**
 * Creates the first administrator, who adds a second factor next in this tab. @throws {CallProblem} with the text to be
 * shown.
 */
export async function createFirstAdministrator(form: AdministratorForm): Promise<void> {
  const { keyId, texts } = await encryptPasswords([form.password, form.confirmpassword]);
  const [password = '', confirmpassword = ''] = texts;
  const { username } = form;
  const [token, realname] = [form.token.trim(), form.realname.trim()];
  const input = { token, username, realname, password, confirmpassword, keyId };
  const { enrolmentCode } = await send(makeAdministrator, input, { quiet: true });
  storeSetupCode(enrolmentCode);
}
