import { useCell } from '@portal/ui/cell';
import { lazy, Suspense } from 'react';
import { freshProof } from '#platform/fresh-proof.ts';

const FreshProofDialog = lazy(async () => ({
  default: (await import('./FreshProofDialog.tsx')).FreshProofDialog,
}));

/** Where people show again that it is they, loaded when it is asked for. */
export function FreshProofHost() {
  const question = useCell(freshProof);
  return (
    question && (
      <Suspense>
        <FreshProofDialog {...question} />
      </Suspense>
    )
  );
}
