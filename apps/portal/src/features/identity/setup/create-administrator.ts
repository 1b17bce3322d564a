import { send } from '@portal/client/send';
import { makeAdministrator } from '@portal/contract/operations/setup';
import { seal } from '#platform/seal.ts';
import { leaveSetupCode } from '#platform/setup-code.ts';

/** What the form asks for, as it is typed. */
export interface Administrator {
  token: string;
  username: string;
  realname: string;
  password: string;
  confirmpassword: string;
}

/** Makes the first administrator, whose first second factor follows in this tab. @throws {CallProblem} with the words to be shown. */
export async function makeFirstAdministrator(form: Administrator): Promise<void> {
  const { keyId, texts } = await seal([form.password, form.confirmpassword]);
  const [password = '', confirmpassword = ''] = texts;
  const { username } = form;
  const [token, realname] = [form.token.trim(), form.realname.trim()];
  const input = { token, username, realname, password, confirmpassword, keyId };
  const { enrolmentCode } = await send(makeAdministrator, input, { quiet: true });
  leaveSetupCode(enrolmentCode);
}
