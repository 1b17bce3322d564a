import { QueryClient } from '@tanstack/react-query';

/** The query cache of the whole shell. Failed calls are never retried silently. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The calls themselves deal with being offline: reads wait, and changes are refused instead of queued.
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
