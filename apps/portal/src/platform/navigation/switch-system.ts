import { CallProblem } from '@portal/client/problems';
import { refusals } from '@portal/contract/refusals';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { notify } from '@portal/ui/feedback/notify';
import { signOutToLogin } from '../session/sign-out.ts';
import { isMounted, prefetchPage } from '../workplace/page-calls.ts';
import { isChoiceOver } from '../workplace/external-systems.ts';
import { accessTo } from '../workplace/systems.ts';
import { confirmDiscard, discardUnsaved } from '../workplace/unsaved-changes.ts';
import {
  currentWorkplace,
  enterWorkplace,
  loadWorkplace,
  requireMenu,
  type Workplace,
} from '../workplace/workplace.ts';
import { beginNavigation } from './latest-navigation.ts';
import { paths } from './paths.ts';
import { goTo } from './router-port.ts';

/**
 * Switches to another system (spec section 4), to its first page or to `landing`. On failure it tells the user and
 * changes nothing. A navigation started meanwhile takes precedence.
 */
export async function switchSystem(
  system: SubsystemKey,
  { landing }: { landing?: string } = {},
): Promise<void> {
  const choice = beginNavigation();
  if (await isChoiceOver(system, choice)) return;
  const previous = currentWorkplace();
  let workplace: Workplace;
  try {
    workplace = await loadWorkplace(system, { isFresh: true });
    requireMenu(workplace);
  } catch (error) {
    if (!choice.aborted) await refuseSwitch(error, { previous, choice });
    return;
  }
  if (!(await mayGo(choice))) return;
  discardUnsaved();
  const path = landing ?? workplace.index.firstPath ?? paths.root;
  // Sent before the shell renders the new system, which takes its time as well.
  const address = new URL(path, location.origin);
  if (!isMounted(address.pathname)) prefetchPage(system, address);
  enterWorkplace(workplace);
  await goTo(path);
}

/** Enters a system of the user's; for another, opens the page that says why, where it can be applied for. */
export async function chooseSystem(entry: SubsystemEntry): Promise<void> {
  if (accessTo(entry) === 'mine') await switchSystem(entry.sysType);
  else await goTo(`${paths.why}?asked=${encodeURIComponent(`/${entry.sysType}`)}`);
}

/** Asks before unsaved input of the system is lost. */
const mayGo = async (choice: AbortSignal): Promise<boolean> =>
  !choice.aborted && (await confirmDiscard()) && !choice.aborted;

interface Refused {
  previous: Workplace | null;
  choice: AbortSignal;
}

/** Tells why a system cannot be entered and restores the previous one; when even that fails, it signs out. */
async function refuseSwitch(error: unknown, { previous, choice }: Refused): Promise<void> {
  notify({ kind: 'error', title: '系统提示', text: whyNot(error) });
  if (!previous) return;
  try {
    const workplace = await loadWorkplace(previous.system, { isFresh: true });
    if (!choice.aborted) enterWorkplace(workplace);
  } catch {
    if (!choice.aborted)
      await signOutToLogin({ why: '切换系统失败，且未能回到原来的系统，请重新登录' });
  }
}

const whyNot = (error: unknown): string =>
  error instanceof CallProblem && error.kind !== 'refused'
    ? error.message
    : refusals['subsystem.no-menu'].message;
