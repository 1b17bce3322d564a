import { ChoiceList } from '@portal/ui/forms/ChoiceList';
import { useRef, useState } from 'react';
import { type Choice, choiceOf, isNoChoice } from '#platform/context/choices.ts';
import { usePreference } from '#platform/settings/preferences.ts';
import { ChooserDialog } from './ChooserDialog.tsx';
import { ChooserState } from './ChooserState.tsx';
import { RecentStores } from './RecentStores.tsx';
import { StoreSearch } from './StoreSearch.tsx';
import { texts } from './texts.ts';
import { useStorePages } from './use-store-pages.ts';
import { useContextSwitch } from './use-context-switch.ts';

/** Chooses the store of the tab among all of the user's; the current one, else the latest, is preselected. */
export function StoreChooser({ onClose }: { onClose: () => void }) {
  const [typed, type] = useState('');
  const { chosen, pick } = usePickedStore(typed);
  const { answer, stores, total, bringMore } = useStorePages(typed);
  const { confirm, busyWith, error, setError } = useContextSwitch('store', onClose);
  const list = useRef<HTMLDivElement>(null);

  function take(choice: Choice): void {
    pick(choice);
    setError('');
  }

  return (
    <ChooserDialog
      kind="store"
      width={560}
      isBusy={busyWith !== undefined && busyWith === chosen?.no}
      onConfirm={() => void confirm(chosen)}
      onClose={onClose}
    >
      <StoreSearch
        typed={typed}
        total={answer.isPending ? undefined : total}
        onType={type}
        onDown={() => list.current?.querySelector<HTMLElement>(':checked, input')?.focus()}
      />
      {typed === '' && <RecentStores chosen={chosen?.no} onChoose={take} />}
      <div ref={list} className="chooser-stores">
        <ChooserState
          query={answer}
          isEmpty={stores.length === 0}
          emptyText={typed === '' ? texts.noStores : '没有找到匹配的门店，请换个关键词试试'}
          error={error}
        >
          <ChoiceList
            label="门店"
            choices={stores.map(({ storeNo, storeName, city, area }) => ({
              key: storeNo,
              code: storeNo,
              text: storeName,
              aside: `${city}，${area.toLocaleString('en')} ㎡`,
            }))}
            chosen={chosen?.no}
            onChoose={(no) => {
              const store = stores.find(({ storeNo }) => storeNo === no);
              if (store) take({ no, name: store.storeName });
            }}
            onNearEnd={bringMore}
            busy={answer.isFetching}
            error={error}
          />
        </ChooserState>
      </div>
    </ChooserDialog>
  );
}

/** Tracks the store picked in the chooser; preselects that of the tab, else the user's latest. */
function usePickedStore(typed: string) {
  const current = choiceOf('store');
  const [recent] = usePreference('recentStores') ?? [];
  const [picked, pick] = useState<Choice>();
  // A search preselects neither.
  const offered = isNoChoice(current) ? recent : current;
  return { chosen: picked ?? (typed === '' ? offered : undefined), pick };
}
