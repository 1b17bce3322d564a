import type { Call, Input } from '@portal/contract/call';
import { contextVersion } from '@portal/contract/workplace/work-context';
import { useMutation, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { useChosen } from './session.ts';
import { useShell } from './shell.ts';

/**
 * Makes a call through the shell, in the context of the tab, and returns its answer. While another input is fetched,
 * the last answer stays in place; in another context it goes at once, so that no row of another store is seen.
 */
export function useQueryOf<I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  input: z.input<I>,
) {
  const shell = useShell();
  const chosen = useChosen();
  const version = contextVersion(chosen);
  const asked = {
    queryKey: [call.path, input, version],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<z.infer<R>> => {
      const answer = await shell.call(call, input, { signal });
      if (shell.chosen.get() !== chosen) throw new Error('Another choice was made meanwhile.');
      return answer;
    },
    meta: { isPerChoice: true },
    initialData: () => shell.answerAtHand(call, input),
  };
  // On its way while the page is being drawn, not when it has been painted.
  usePrefetchQuery(asked);
  return useQuery<z.infer<R>>({
    ...asked,
    placeholderData: (last, query) => (query?.queryKey[2] === version ? last : undefined),
  });
}

interface CallOptions {
  /** The calls whose answers it makes old. */
  refreshes?: readonly Call[];
  /** The page shows the problem itself, beside the form: its words are those of the error. */
  quiet?: boolean;
}

/** A call that changes something, made through the shell. */
export function useCallOf<I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  { refreshes = [], quiet = false }: CallOptions = {},
) {
  const shell = useShell();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<I>): Promise<z.infer<R>> => shell.call(call, input, { quiet }),
    onSuccess: () =>
      Promise.all(refreshes.map(({ path }) => cache.invalidateQueries({ queryKey: [path] }))),
  });
}
