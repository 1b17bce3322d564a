import { announceProblem, CallProblem } from '@portal/client/problems';
import { send } from '@portal/client/send';
import { changePerson, useSession } from '@portal/client/session';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { updateDefaultSystem } from '@portal/contract/subsystems/subsystems';
import { createCell, useCell } from '@portal/common/cell';
import { notify } from '@portal/ui/feedback/notify';

/** The choice that is still being saved. */
const pendingChoice = createCell<SubsystemKey | null>(null);

/**
 * Returns the user's default system and a function that changes it. A choice shows at once; when the server refuses it,
 * the previous one is back and the reason is shown.
 */
export function useDefaultSystem() {
  const person = useSession()?.person;
  const chosen = useCell(pendingChoice) ?? person?.defaultSystem ?? undefined;
  return { chosen, choose: (system: SubsystemKey) => void chooseDefaultSystem(system) };
}

/** Sets the user's default system. Shows errors itself; of several choices the last one counts. */
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
