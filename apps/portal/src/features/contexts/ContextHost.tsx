import { useCell } from '@portal/ui/cell';
import { lazy, Suspense } from 'react';
import { useChoices } from '#platform/chosen.ts';
import { useWorkplace } from '#platform/workplace.ts';
import { openChooser } from './chooser.ts';

const choosers = {
  group: lazy(async () => ({ default: (await import('./GroupChooser.tsx')).GroupChooser })),
  store: lazy(async () => ({ default: (await import('./StoreChooser.tsx')).StoreChooser })),
  company: lazy(async () => ({ default: (await import('./CompanyChooser.tsx')).CompanyChooser })),
};

/** Where people choose what the tab works for. Whoever enters ors without a store is asked at once (spec section 4). */
export function ContextHost() {
  const { system } = useWorkplace();
  const { store } = useChoices();
  const opened = useCell(openChooser);
  const kind = opened ?? (system === 'ors' && store === undefined ? 'store' : undefined);
  if (kind === undefined) return null;
  const Chooser = choosers[kind];
  return (
    <Suspense>
      <Chooser onClose={() => openChooser.set(undefined)} />
    </Suspense>
  );
}
