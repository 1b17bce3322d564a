import { noStore } from '@portal/contract/limits';
import { ChoiceList } from '@portal/ui/ChoiceList';
import { useRef, useState } from 'react';
import { type Choice, choiceOf, choose, isNone } from '#platform/chosen.ts';
import { ChooserDialog } from './ChooserDialog.tsx';
import { ChooserState } from './ChooserState.tsx';
import { RecentStores } from './RecentStores.tsx';
import { StoreSearch } from './StoreSearch.tsx';
import { texts } from './texts.ts';
import { useStorePages } from './use-store-pages.ts';
import { useSwitch } from './use-switch.ts';

/** Lets somebody choose the store the tab works in, out of however many are theirs. */
export function StoreChooser({ onClose }: { onClose: () => void }) {
  const current = choiceOf('store');
  const [typed, type] = useState('');
  const [chosen, setChosen] = useState<Choice | undefined>(isNone(current) ? undefined : current);
  const { answer, stores, total, bringMore } = useStorePages(typed);
  const { confirm, isBusy, error, setError } = useSwitch('store', onClose);
  const list = useRef<HTMLDivElement>(null);

  function pick(choice: Choice): void {
    setChosen(choice);
    setError('');
  }

  /** Whoever turns away without a store has none, and is not asked again before the next sign-in. */
  function leave(): void {
    if (current === undefined) choose('store', { no: noStore, name: '' });
    onClose();
  }

  return (
    <ChooserDialog
      kind="store"
      width={560}
      isBusy={isBusy}
      onConfirm={() => void confirm(chosen)}
      onClose={leave}
    >
      <StoreSearch
        typed={typed}
        total={answer.isPending ? undefined : total}
        onType={type}
        onDown={() => list.current?.querySelector<HTMLElement>(':checked, input')?.focus()}
      />
      {typed === '' && <RecentStores chosen={chosen?.no} onChoose={pick} />}
      <div ref={list} className="chooser-stores">
        {stores.length === 0 ? (
          <ChooserState
            answer={answer}
            emptyText={typed === '' ? texts.noStores : '没有找到匹配的门店，请换个关键词试试'}
            error={error}
          />
        ) : (
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
              if (store) pick({ no, name: store.storeName });
            }}
            onNearEnd={bringMore}
            busy={answer.isFetching}
            error={error}
          />
        )}
      </div>
    </ChooserDialog>
  );
}
