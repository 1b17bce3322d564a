import { queryOf } from '@portal/client/queries';
import { currentSession } from '@portal/client/session';
import type { Page } from '@portal/contract/access/pages';
import { subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { withContext } from '../context/context-in-address.ts';
import { queryClient } from '@portal/client/query-client';
import type { VisibleItem } from '../workplace/menu-index.ts';
import { currentWorkplace } from '../workplace/workplace.ts';
import { beginNavigation } from './latest-navigation.ts';
import {
  addressWithoutCredential,
  itemAddress,
  needsCredential,
  originsTrustedBy,
} from './menu-item-address.ts';
import { openWindow } from './open-window.ts';
import { goTo } from './router-port.ts';
import { switchSystem } from './switch-system.ts';

/** The fields of a menu item that say how it opens. */
type Openable = Pick<VisibleItem, 'id' | 'path' | 'opensWindow' | 'url' | 'urlCredential'>;

/** Opens a menu item in a new window or as a page. The page also tells why a window was not opened. */
export const openItem = (item: Openable): void => open(item, () => void goTo(item.path));

/** Opens a page of any system, switching systems where needed; `isAside` opens it in a new browser tab. */
export function openPage(page: Page, { isAside = false } = {}): void {
  open(page, () => {
    if (isAside) openAside(page.path);
    else if (page.system === currentWorkplace()?.system) void goTo(page.path);
    else void switchSystem(page.system, { landing: page.path });
  });
}

/** Opens one of our addresses in a new browser tab, with the current context. */
export function openAside(path: string): void {
  window.open(withContext(new URL(path, location.origin)), '_blank', 'noopener');
}

/** Returns one of our addresses as a link has it, with the current context. */
export function hrefOf(path: string): string {
  const { pathname, search } = withContext(new URL(path, location.origin));
  return pathname + search;
}

function open(item: Openable, showPage: () => void): void {
  if (item.opensWindow && needsCredential(item)) void openHanded(item, showPage);
  else {
    const address = item.opensWindow ? plainWindow(item) : undefined;
    if (address) window.open(address, '_blank', 'noopener,noreferrer');
    else showPage();
  }
}

/** Opens a window after fetching its address. */
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
