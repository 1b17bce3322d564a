import { send } from '@portal/client/send';
import {
  askForPasskey,
  type ProofWay,
  proveByPasskey,
  proveByPassword,
  proveByRecoveryCode,
  proveByTotp,
} from '@portal/contract/identity/reauthentication';
import { encryptPasswords } from '#platform/session/encrypt-passwords.ts';
import { authenticateWithPasskey } from '../passkeys.ts';

const quiet = { quiet: true };

/** Authenticates by each method with the user's input, if it takes any. @throws with the text to be shown. */
export const authenticateBy: Record<ProofWay, (typed: string) => Promise<unknown>> = {
  totp: (code) => send(proveByTotp, { code }, quiet),

  'recovery-code': (code) => send(proveByRecoveryCode, { code }, quiet),

  passkey: async () => {
    const shown = await authenticateWithPasskey(await send(askForPasskey, {}, quiet));
    return send(proveByPasskey, shown, quiet);
  },

  password: async (typed) => {
    const { keyId, texts } = await encryptPasswords([typed]);
    return send(proveByPassword, { keyId, password: texts[0] ?? '' }, quiet);
  },
};
