import { queryClient } from '@portal/client/query-client';
import { notify } from '@portal/ui/feedback/notify';
import { enterFullScreen } from '#platform/workplace/full-screen.ts';
import { goTo } from '#platform/navigation/router-port.ts';
import { discardUnsaved, confirmDiscard } from '#platform/workplace/unsaved-changes.ts';
import { removeTabs, openPages, renewPage } from '../pages/open-pages.ts';
import { closableOn, neighbourOf, type Side } from '../tab-list.ts';

/** Texts of spec section 8. */
const homeStays = '首页不能关闭!';
const lastPage = '这是最后一页，不能再关闭了啦';

/** Closes a tab; the first one cannot be closed and shows a warning. */
export async function closeTab(key: string): Promise<void> {
  const { tabs } = openPages();
  if (tabs.length === 1) return warn(lastPage);
  if (key === tabs[0]?.key) return warn(homeStays);
  await close([key], neighbourOf(tabs, key)?.href);
}

/** Closes the tabs on one side of a tab, and brings that to the front where needed. */
export async function closeSide(key: string, side: Side): Promise<void> {
  const { tabs, panels } = openPages();
  const keys = closableOn(tabs, key, side);
  if (keys.length === 0) return warn(tabs.length === 1 ? lastPage : homeStays);
  const here = tabs.find((tab) => tab.key === key)?.href;
  await close(keys, here, { goesThere: side === 'others' && panels.front?.key !== key });
}

/** Reloads the page of a tab (spec section 2). */
export async function refreshTab(key: string): Promise<void> {
  if (!(await confirmsDiscard([key]))) return;
  // A page of the portal itself has its responses in the cache of the shell.
  void queryClient.invalidateQueries({ refetchType: 'none' });
  renewPage(key);
}

/** Shows the page of a tab in full screen. */
export async function fillScreenWith(key: string): Promise<void> {
  const { tabs, panels } = openPages();
  const tab = tabs.find((other) => other.key === key);
  if (tab && panels.front?.key !== key) await goTo(tab.href);
  await enterFullScreen();
}

async function close(
  keys: string[],
  next: string | undefined,
  { goesThere = false } = {},
): Promise<void> {
  if (!(await confirmsDiscard(keys))) return;
  const front = openPages().panels.front?.key;
  const isFrontClosed = front !== undefined && keys.includes(front);
  if (next !== undefined && (isFrontClosed || goesThere)) await goTo(next);
  removeTabs(keys);
}

/** Asks once before unsaved content of these pages is discarded. */
async function confirmsDiscard(keys: string[]): Promise<boolean> {
  if (!(await confirmDiscard(...keys))) return false;
  discardUnsaved(...keys);
  return true;
}

const warn = (text: string): void => void notify({ kind: 'warning', text });
