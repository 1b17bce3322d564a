import { send } from '@portal/client/send';
import {
  beginPasskeyReauthentication,
  type ReauthenticationMethod,
  reauthenticateByPasskey,
  reauthenticateByPassword,
  reauthenticateByRecoveryCode,
  reauthenticateByTotp,
} from '@portal/contract/identity/reauthentication';
import { encryptPasswords } from '#platform/session/encrypt-passwords.ts';
import { authenticateWithPasskey } from '../passkeys.ts';

const quiet = { quiet: true };

/** Authenticates by each method with the user's input, if it takes any. @throws with the text to be shown. */
export const authenticateBy: Record<ReauthenticationMethod, (typed: string) => Promise<unknown>> = {
  totp: (code) => send(reauthenticateByTotp, { code }, quiet),

  'recovery-code': (code) => send(reauthenticateByRecoveryCode, { code }, quiet),

  passkey: async () => {
    const shown = await authenticateWithPasskey(
      await send(beginPasskeyReauthentication, {}, quiet),
    );
    return send(reauthenticateByPasskey, shown, quiet);
  },

  password: async (typed) => {
    const { keyId, texts } = await encryptPasswords([typed]);
    return send(reauthenticateByPassword, { keyId, password: texts[0] ?? '' }, quiet);
  },
};
