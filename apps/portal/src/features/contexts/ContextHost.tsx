import { subsystemOfPath } from '@portal/contract/subsystem-keys';
import { useCell } from '@portal/ui/cell';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useChoices } from '#platform/chosen.ts';
import { openChooser } from './chooser.ts';

const choosers = {
  group: lazy(async () => ({ default: (await import('./GroupChooser.tsx')).GroupChooser })),
  store: lazy(async () => ({ default: (await import('./StoreChooser.tsx')).StoreChooser })),
  company: lazy(async () => ({ default: (await import('./CompanyChooser.tsx')).CompanyChooser })),
};

/** Where people choose what the tab works for. Whoever comes to a page of ors without a store is asked at once (spec section 4). */
export function ContextHost() {
  const isInOrs = useLocation({ select: ({ pathname }) => subsystemOfPath(pathname) === 'ors' });
  const { store } = useChoices();
  const opened = useCell(openChooser);
  const kind = opened ?? (isInOrs && store === undefined ? 'store' : undefined);
  if (kind === undefined) return null;
  const Chooser = choosers[kind];
  return (
    <Suspense>
      <Chooser onClose={() => openChooser.set(undefined)} />
    </Suspense>
  );
}
