import { announceProblem, CallProblem } from '@portal/client/problems';
import { send } from '@portal/client/send';
import { changePerson, useSession } from '@portal/client/session';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { updateDefaultSystem } from '@portal/contract/subsystems/subsystems';
import { createCell, useCell } from '@portal/common/cell';
import { notify } from '@portal/ui/feedback/notify';

/** The choice on its way to the server. */
const pendingChoice = createCell<SubsystemKey | null>(null);

/**
 * Where the person lands after signing in, and the way to change it. The choice shows at once; when the server says
 * no, the former one is back and its words are shown.
 */
export function useDefaultSystem() {
  const person = useSession()?.person;
  const chosen = useCell(pendingChoice) ?? person?.defaultSystem ?? undefined;
  return { chosen, choose: (system: SubsystemKey) => void chooseDefaultSystem(system) };
}

/** Makes a system the one the person lands in. Says itself what goes wrong; of several choices the last one counts. */
export async function chooseDefaultSystem(system: SubsystemKey): Promise<void> {
  pendingChoice.set(system);
  try {
    await send(updateDefaultSystem, { defaultSystem: system }, { quiet: true });
    changePerson({ defaultSystem: system });
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error;
    if (error.kind === 'refused') notify({ kind: 'error', title: '系统提示', text: error.said });
    else announceProblem(error);
  } finally {
    if (pendingChoice.get() === system) pendingChoice.set(null);
  }
}
