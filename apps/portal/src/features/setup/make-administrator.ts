import { send } from '@portal/client/send';
import { makeAdministrator } from '@portal/contract/setup';
import { seal } from '#platform/seal.ts';

/** What the form asks for, as it is typed. */
export interface Administrator {
  token: string;
  username: string;
  realname: string;
  password: string;
  confirmpassword: string;
}

/** Makes the first administrator. @throws {CallProblem} with the words to be shown. */
export async function makeFirstAdministrator(form: Administrator): Promise<void> {
  const { keyId, texts } = await seal([form.password, form.confirmpassword]);
  const [password = '', confirmpassword = ''] = texts;
  const { username } = form;
  const [token, realname] = [form.token.trim(), form.realname.trim()];
  const input = { token, username, realname, password, confirmpassword, keyId };
  await send(makeAdministrator, input, { quiet: true });
}
