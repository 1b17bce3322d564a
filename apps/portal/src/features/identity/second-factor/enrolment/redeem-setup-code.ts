import { send } from '@portal/client/send';
import { openEnrolment } from '@portal/contract/identity/enrolment';
import { takeSetupCode } from '#platform/session/setup-code.ts';

/** Redeems the enrolment code that set-up left in this tab, once; returns whether it was right. */
export async function redeemSetupCode(): Promise<boolean> {
  const code = takeSetupCode();
  if (code === undefined) return false;
  return send(openEnrolment, { code }, { quiet: true }).then(
    () => true,
    () => false,
  );
}
