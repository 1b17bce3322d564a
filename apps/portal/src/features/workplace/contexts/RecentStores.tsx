import type { Choice } from '#platform/context/choices.ts';
import { usePreference } from '#platform/settings/preferences.ts';

/** Number of stores that fit in two lines. */
const most = 4;

interface RecentStoresProps {
  chosen: string | undefined;
  onChoose: (choice: Choice) => void;
}

/** Buttons of recently used stores. The server knows whether they are still permitted. */
export function RecentStores({ chosen, onChoose }: RecentStoresProps) {
  const recents = (usePreference('recentStores') ?? []).slice(0, most);
  if (recents.length === 0) return null;
  return (
    <ul className="chooser-recents" aria-label="最近使用的门店">
      <li aria-hidden="true">最近</li>
      {recents.map((store) => (
        <li key={store.no}>
          <button type="button" aria-pressed={store.no === chosen} onClick={() => onChoose(store)}>
            <span className="num">{store.no}</span> {store.name}
          </button>
        </li>
      ))}
    </ul>
  );
}
