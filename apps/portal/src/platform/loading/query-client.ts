import { QueryClient } from '@tanstack/react-query';

/** What the server said, remembered for the whole shell. A failed call is not tried again behind the person's back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Being offline is met where calls are made: reading waits there, and a change is refused rather than queued.
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
