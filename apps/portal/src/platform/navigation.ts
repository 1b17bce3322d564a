import { CallProblem } from '@portal/client/problems';
import { queryOf } from '@portal/client/queries';
import { currentSession } from '@portal/client/session';
import { refusals } from '@portal/contract/refusals';
import { subsystemOfPath, type SubsystemKey } from '@portal/contract/subsystem-keys';
import { listSubsystems } from '@portal/contract/subsystems';
import { confirm } from '@portal/ui/confirm';
import { notify } from '@portal/ui/notify';
import { cache } from './cache.ts';
import { leave } from './farewell.ts';
import { isHanded, itemAddress, plainAddress, trustedBy } from './item-address.ts';
import type { VisibleItem } from './menu-index.ts';
import { openWindow } from './open-window.ts';
import { isSettledOutside } from './outside-systems.ts';
import { paths } from './paths.ts';
import { goTo } from './router-port.ts';
import { giveUpUnsaved, hasUnsaved, mayLose } from './unsaved.ts';
import {
  currentWorkplace,
  EmptyMenu,
  enterWorkplace,
  loadWorkplace,
  type Workplace,
} from './workplace.ts';

/** Spec section 4: with fewer items than this in its menu, a system is none of the person's. */
const fewestMenuItems = 2;

/** The system switch of spec section 4. Says itself what goes wrong, and leaves everything as it was then. */
export async function switchSystem(system: SubsystemKey): Promise<void> {
  if (await isSettledOutside(system)) return;
  const previous = currentWorkplace();
  try {
    const workplace = await loadWorkplace(system, { isFresh: true });
    if (workplace.permissions.menu.length < fewestMenuItems) throw new EmptyMenu();
    // The pages of the system one leaves are let go.
    if (!(await mayLose())) return;
    giveUpUnsaved();
    enterWorkplace(workplace);
  } catch (error) {
    notify({ kind: 'error', title: '系统提示', text: whyNot(error) });
    if (previous) await revertTo(previous);
    return;
  }
  await goTo(paths.root);
}

/** Goes back to the previous system; when even that fails nothing can be trusted any more. */
async function revertTo({ system }: Workplace): Promise<void> {
  try {
    enterWorkplace(await loadWorkplace(system, { isFresh: true }));
  } catch {
    await leave();
  }
}

const whyNot = (error: unknown): string =>
  error instanceof CallProblem && error.kind !== 'refused'
    ? error.message
    : refusals['subsystem.no-menu'].message;

/** Opens a menu item: a window of its own, or a page of ours. A page of ours also says why a window was not opened. */
export function openItem(item: VisibleItem): void {
  if (item.opensWindow && isHanded(item)) void openHanded(item);
  else {
    const address = item.opensWindow ? plainWindow(item) : undefined;
    if (address) window.open(address, '_blank', 'noopener,noreferrer');
    else void goTo(item.path);
  }
}

/** Opens a window whose address has still to be asked for. */
async function openHanded(item: VisibleItem): Promise<void> {
  const address = await itemAddress(item, trustedOriginsOf(item));
  if ('src' in address) openWindow(address.src);
  else await goTo(item.path);
}

function plainWindow(item: VisibleItem): string | undefined {
  const session = currentSession();
  const address = session ? plainAddress(item, session, trustedOriginsOf(item)) : undefined;
  return address && 'src' in address ? address.src : undefined;
}

function trustedOriginsOf({ path }: VisibleItem): readonly string[] {
  const systems = cache.getQueryData(queryOf(listSubsystems, {}).queryKey) ?? [];
  const system = subsystemOfPath(path) ?? currentWorkplace()?.system;
  return system ? trustedBy(system, systems) : [];
}

/** Signs out after asking once (spec section 4): about what is not saved, where there is any. */
export async function signOutWithConfirm(): Promise<void> {
  const isSure = hasUnsaved()
    ? await mayLose()
    : await confirm({
        title: '退出登录',
        body: '确定要退出登录吗？',
        okText: '退出登录',
        danger: true,
      });
  if (isSure) await leave();
}
