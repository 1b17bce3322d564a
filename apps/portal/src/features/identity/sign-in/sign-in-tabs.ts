import { paths } from '#platform/paths.ts';
import { elementOf, say } from './form-elements.ts';

const keys = ['account', 'phone', 'ding'] as const;
type TabKey = (typeof keys)[number];

const tabOf = (key: TabKey) => elementOf(`tab-${key}`, HTMLButtonElement);

export function choose(chosen: TabKey): void {
  say('');
  for (const key of keys) {
    const tab = tabOf(key);
    tab.ariaSelected = String(key === chosen);
    tab.tabIndex = key === chosen ? 0 : -1;
    elementOf(`by-${key}`, HTMLDivElement).hidden = key !== chosen;
  }
}

/** One panel for each way of signing in; arrows move between those that are open. */
export function wireTabs(): void {
  for (const key of keys) {
    const tab = tabOf(key);
    tab.addEventListener('click', () => choose(key));
    tab.addEventListener('keydown', (event) => {
      const open = keys.filter((way) => tabOf(way).checkVisibility());
      const step = { ArrowRight: 1, ArrowLeft: open.length - 1 }[event.key];
      const next = step === undefined ? undefined : open[(open.indexOf(key) + step) % open.length];
      if (!next) return;
      event.preventDefault();
      choose(next);
      tabOf(next).focus();
    });
  }
}

/** The way of signing in that an address names; called while the page is read, so that no other is painted first. */
export function chooseNamed(path: string): void {
  if (path === paths.phoneLogin) choose('phone');
  if (path === paths.dingLogin || path === paths.dingMobile) choose('ding');
}
