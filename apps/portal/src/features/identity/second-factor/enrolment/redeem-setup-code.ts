import { send } from '@portal/client/send';
import { openEnrolment } from '@portal/contract/identity/enrolment';
import { takeSetupCode } from '#platform/setup-code.ts';

/** Shows the code that set-up left in this tab, if it did; answers whether it was right. It is gone then. */
export async function openBySetupCode(): Promise<boolean> {
  const code = takeSetupCode();
  if (code === undefined) return false;
  return send(openEnrolment, { code }, { quiet: true }).then(
    () => true,
    () => false,
  );
}
