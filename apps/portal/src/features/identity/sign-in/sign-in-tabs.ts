import { signInPaths } from '#platform/navigation/sign-in-paths.ts';
import { elementOf, showAlert } from './form-elements.ts';

const keys = ['account', 'phone', 'ding'] as const;
type TabKey = (typeof keys)[number];

const tabOf = (key: TabKey) => elementOf(`tab-${key}`, HTMLButtonElement);

export function selectTab(chosen: TabKey): void {
  showAlert('');
  for (const key of keys) {
    const tab = tabOf(key);
    tab.ariaSelected = String(key === chosen);
    tab.tabIndex = key === chosen ? 0 : -1;
    elementOf(`by-${key}`, HTMLDivElement).hidden = key !== chosen;
  }
}

/** Wires the tabs of the sign-in methods; arrow keys move between those that are open. */
export function wireTabs(): void {
  for (const key of keys) {
    const tab = tabOf(key);
    tab.addEventListener('click', () => selectTab(key));
    tab.addEventListener('keydown', (event) => {
      const open = keys.filter((way) => tabOf(way).checkVisibility());
      const step = { ArrowRight: 1, ArrowLeft: open.length - 1 }[event.key];
      const next = step === undefined ? undefined : open[(open.indexOf(key) + step) % open.length];
      if (!next) return;
      event.preventDefault();
      selectTab(next);
      tabOf(next).focus();
    });
  }
}

/** Selects the method an address names, while the page is parsed, so that no other is painted first. */
export function selectTabFor(path: string): void {
  if (path === signInPaths.phoneLogin) selectTab('phone');
  if (path === signInPaths.dingLogin || path === signInPaths.dingMobile) selectTab('ding');
}
