import { announceProblem, CallProblem } from '@portal/client/problems';
import { useCall } from '@portal/client/queries';
import { changePerson, useSession } from '@portal/client/session';
import type { SubsystemKey } from '@portal/contract/subsystem-keys';
import { updateDefaultSystem } from '@portal/contract/subsystems';
import { notify } from '@portal/ui/notify';

/**
 * Where the person lands after signing in, and the way to change it. The choice shows at once; when the server says
 * no, the former one is back and its words are shown.
 */
export function useDefaultSystem() {
  const person = useSession()?.person;
  const { mutateAsync, isPending, variables } = useCall(updateDefaultSystem, {
    refreshes: [],
    quiet: true,
  });

  async function choose(system: SubsystemKey): Promise<void> {
    try {
      await mutateAsync({ defaultSystem: system });
      changePerson({ defaultSystem: system });
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      if (error.kind === 'refused') notify({ kind: 'error', title: '系统提示', text: error.said });
      else announceProblem(error);
    }
  }

  const chosen = isPending ? variables.defaultSystem : person?.defaultSystem;
  return { chosen: chosen ?? undefined, choose: (system: SubsystemKey) => void choose(system) };
}
