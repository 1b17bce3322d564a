import { CallProblem } from '@portal/client/problems';
import { queryOf } from '@portal/client/queries';
import { currentSession } from '@portal/client/session';
import type { Page } from '@portal/contract/access/pages';
import { refusals } from '@portal/contract/refusals';
import { subsystemOfPath, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { confirm } from '@portal/ui/overlays/confirm';
import { notify } from '@portal/ui/feedback/notify';
import { prefetchBoard, isMounted } from '../workplace/board-prefetch.ts';
import { queryClient } from '../loading/query-client.ts';
import { withContext } from '../context/context-in-address.ts';
import { signOutToLogin } from '../session/sign-out.ts';
import {
  needsCredential,
  itemAddress,
  addressWithoutCredential,
  originsTrustedBy,
} from './menu-item-address.ts';
import { beginNavigation } from './latest-navigation.ts';
import type { VisibleItem } from '../workplace/menu-index.ts';
import { openWindow } from './open-window.ts';
import { openIfExternal } from '../workplace/external-systems.ts';
import { paths } from './paths.ts';
import { goTo } from './router-port.ts';
import { discardUnsaved, hasUnsaved, confirmDiscard } from '../workplace/unsaved-changes.ts';
import {
  currentWorkplace,
  enterWorkplace,
  requireMenu,
  loadWorkplace,
  type Workplace,
} from '../workplace/workplace.ts';

/**
 * The system switch of spec section 4, to the first page of its menu or to another. Says itself what goes wrong, and
 * leaves everything as it was then. Whoever has chosen something else by the time the menu arrives stays there.
 */
export async function switchSystem(
  system: SubsystemKey,
  { landing }: { landing?: string } = {},
): Promise<void> {
  const choice = beginNavigation();
  if (await openIfExternal(system, choice)) return;
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
  // Before the shell is drawn as that of the new system, which takes its time as well.
  const place = placeOf(path);
  if (!isMounted(place.path)) prefetchBoard(system, place);
  enterWorkplace(workplace);
  await goTo(path);
}

/** Asks before unsaved input is left behind with a system. */
const mayGo = async (choice: AbortSignal): Promise<boolean> =>
  !choice.aborted && (await confirmDiscard()) && !choice.aborted;

interface Refused {
  previous: Workplace | null;
  choice: AbortSignal;
}

/** Says why a system is not entered, and goes back to the previous one; when even that fails, nothing can be trusted. */
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

function placeOf(address: string) {
  const { pathname: path, search } = new URL(address, location.origin);
  return { path, search };
}

const whyNot = (error: unknown): string =>
  error instanceof CallProblem && error.kind !== 'refused'
    ? error.message
    : refusals['subsystem.no-menu'].message;

/** What of a menu item says how it is opened. */
type Openable = Pick<VisibleItem, 'id' | 'path' | 'opensWindow' | 'url' | 'urlCredential'>;

/** Opens a menu item: a window of its own, or a page of ours. A page of ours also says why a window was not opened. */
export const openItem = (item: Openable): void => open(item, () => void goTo(item.path));

/** Opens a page of any system, which is switched to where it is not the one at hand; aside, in a new browser tab. */
export function openPage(page: Page, { isAside = false } = {}): void {
  open(page, () => {
    if (isAside) openAside(page.path);
    else if (page.system === currentWorkplace()?.system) void goTo(page.path);
    else void switchSystem(page.system, { landing: page.path });
  });
}

/** Opens an address of ours in a new browser tab, about what this one is about; its guard does the rest. */
export function openAside(path: string): void {
  window.open(withContext(new URL(path, location.origin)), '_blank', 'noopener');
}

function open(item: Openable, showPage: () => void): void {
  if (item.opensWindow && needsCredential(item)) void openHanded(item, showPage);
  else {
    const address = item.opensWindow ? plainWindow(item) : undefined;
    if (address) window.open(address, '_blank', 'noopener,noreferrer');
    else showPage();
  }
}

/** Opens a window whose address has still to be asked for. */
async function openHanded(item: Openable, showPage: () => void): Promise<void> {
  const choice = beginNavigation();
  const address = await itemAddress(item, trustedOriginsOf(item));
  if ('src' in address) openWindow(address.src);
  else if (!choice.aborted) showPage();
}

function plainWindow(item: Openable): string | undefined {
  const session = currentSession();
  const address = session
    ? addressWithoutCredential(item, session, trustedOriginsOf(item))
    : undefined;
  return address && 'src' in address ? address.src : undefined;
}

function trustedOriginsOf({ path }: Openable): readonly string[] {
  const systems = queryClient.getQueryData(queryOf(listSubsystems, {}).queryKey) ?? [];
  const system = subsystemOfPath(path) ?? currentWorkplace()?.system;
  return system ? originsTrustedBy(system, systems) : [];
}

/** Signs out after asking once (spec section 4): about what is not saved, where there is any. */
export async function signOutWithConfirm(): Promise<void> {
  const isSure = hasUnsaved()
    ? await confirmDiscard()
    : await confirm({
        title: '退出登录',
        body: '确定要退出登录吗？',
        okText: '退出登录',
        danger: true,
      });
  if (isSure) await signOutToLogin();
}
