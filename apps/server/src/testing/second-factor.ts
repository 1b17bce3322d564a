import { beginTotp, confirmTotp } from '@portal/contract/second-factor';
import { authenticatorCode } from '@portal/testing/totp';
import type { MakeCall } from '@portal/testing/calls';
import type { Clock } from '#platform/clock';

/** Adds an authenticator app, as a person does; answers the app, which shows the code of the moment, and the codes. */
export async function addTotp(call: MakeCall, clock: Clock) {
  const { secret, draft } = await call(beginTotp, {});
  const app = () => authenticatorCode(secret, clock.now());
  const { recoveryCodes } = await call(confirmTotp, { draft, code: app() });
  return { app, recoveryCodes };
}
