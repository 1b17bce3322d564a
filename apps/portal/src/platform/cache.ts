import { QueryClient } from '@tanstack/react-query';

/** What the server said, remembered for the whole shell. A failed call is not tried again behind the person's back. */
export const cache = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
