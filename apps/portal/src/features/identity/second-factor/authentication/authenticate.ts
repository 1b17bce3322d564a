import { send } from '@portal/client/send';
import {
  askForPasskey,
  type ProofWay,
  proveByPasskey,
  proveByPassword,
  proveByRecoveryCode,
  proveByTotp,
} from '@portal/contract/identity/reauthentication';
import { seal } from '#platform/seal.ts';
import { showPasskey } from '../passkeys.ts';

const quiet = { quiet: true };

/** How each way is gone; `typed` is what the person typed, where something is. @throws with the words to be shown. */
export const prove: Record<ProofWay, (typed: string) => Promise<unknown>> = {
  totp: (code) => send(proveByTotp, { code }, quiet),

  'recovery-code': (code) => send(proveByRecoveryCode, { code }, quiet),

  passkey: async () => {
    const shown = await showPasskey(await send(askForPasskey, {}, quiet));
    return send(proveByPasskey, shown, quiet);
  },

  password: async (typed) => {
    const { keyId, texts } = await seal([typed]);
    return send(proveByPassword, { keyId, password: texts[0] ?? '' }, quiet);
  },
};
