import {
  beginPasskeyReauthentication,
  getReauthenticationMethods,
  reauthenticateByPasskey,
  reauthenticateByPassword,
  reauthenticateByRecoveryCode,
  reauthenticateByTotp,
} from '@portal/contract/identity/reauthentication';
import {
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  getSecondFactors,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
} from '@portal/contract/identity/second-factor';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { SecondFactor } from './second-factor.ts';

export function secondFactorRoutes(app: FastifyInstance, secondFactor: SecondFactor): void {
  const { factors, proofs, passkeyAuthentication } = secondFactor;

  serve(app, getSecondFactors, (_, caller) => secondFactor.list(caller));
  serve(app, beginTotp, (_, caller) => factors.beginTotp(caller));
  serve(app, confirmTotp, (input, caller) => factors.confirmTotp(caller, input));
  serve(app, removeTotp, async (_, caller) => {
    await factors.removeTotp(caller);
    return null;
  });
  serve(app, beginPasskey, async (_, caller) => factors.beginPasskey(caller));
  serve(app, confirmPasskey, (input, caller) => factors.confirmPasskey(caller, input));
  serve(app, renamePasskey, async (input, caller) => {
    await factors.renamePasskey(caller, input);
    return null;
  });
  serve(app, removePasskey, async ({ id }, caller) => {
    await factors.removePasskey(caller, id);
    return null;
  });
  serve(app, renewRecoveryCodes, (_, caller) => secondFactor.renewCodes(caller));

  serve(app, getReauthenticationMethods, (_, caller) => secondFactor.waysOf(caller));
  serve(app, beginPasskeyReauthentication, (_, caller) => passkeyAuthentication.begin(caller));
  serve(app, reauthenticateByTotp, async ({ code }, caller) => {
    await proofs.byTotp(caller, code);
    return null;
  });
  serve(app, reauthenticateByRecoveryCode, async ({ code }, caller) => {
    await proofs.byRecoveryCode(caller, code);
    return null;
  });
  serve(app, reauthenticateByPasskey, async (shown, caller) => {
    await proofs.byPasskey(caller, shown);
    return null;
  });
  serve(app, reauthenticateByPassword, async (sealed, caller) => {
    await proofs.byPassword(caller, sealed);
    return null;
  });
}
