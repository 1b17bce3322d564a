import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { elementOf } from '../features/identity/sign-in/form-elements.ts';
import { queryClient } from '@portal/client/query-client';
import type { ShowStep } from '../platform/session/pending-steps.ts';

/** Shows a step in place of the sign-in form until it is done or cancelled. */
export const showStep: ShowStep = async (Step, signedIn) => {
  const root = createRoot(elementOf('sign-in-step', HTMLDivElement));
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<ShowStep>>>();
  root.render(
    <QueryClientProvider client={queryClient}>
      <Step
        signedIn={signedIn}
        onDone={(news = {}) => resolve(news)}
        onCancel={() => resolve(undefined)}
      />
    </QueryClientProvider>,
  );
  try {
    return await promise;
  } finally {
    root.unmount();
  }
};
