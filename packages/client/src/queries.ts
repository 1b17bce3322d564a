import type { Call, Input } from '@portal/contract/call';
import {
  contextVersion,
  emptyContext,
  type WorkContext,
} from '@portal/contract/workplace/work-context';
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { download } from './download.ts';
import { send, type SendOptions } from './send.ts';

/** The part of a mounted page's context that makes calls: through the shell, for the choice of the tab. */
export interface PageCalls {
  call: <I extends Input, R extends z.ZodType>(
    call: Call<I, R>,
    input: z.input<I>,
    options?: { signal?: AbortSignal; quiet?: boolean },
  ) => Promise<z.infer<R>>;
  chosen: { get: () => WorkContext; subscribe: (changed: () => void) => () => void };
  answerAtHand: <I extends Input, R extends z.ZodType>(
    call: Call<I, R>,
    input: z.input<I>,
  ) => z.infer<R> | undefined;
}

/** The calls of the page around; null in the shell, whose components make theirs by `send`. */
export const PageCalls = createContext<PageCalls | null>(null);

/** The cache knows a call by its path and its input. For uses without a component. */
export const queryOf = <I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  input: z.input<I>,
  options: SendOptions = {},
) =>
  queryOptions({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => send(call, input, { ...options, signal }),
  });

type QueryOptions<Result> = { quiet?: boolean } & Pick<
  UseQueryOptions<Result>,
  'enabled' | 'gcTime' | 'notifyOnChangeProps' | 'placeholderData' | 'retry' | 'staleTime'
>;

/**
 * Makes a call through the query cache and returns its query. A page of a system makes it for the choice of the tab:
 * while another input is fetched the last result stays, and with another choice it goes, so that no row of another store
 * is seen. `quiet` leaves problems to the component.
 */
export function useQueryOf<I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  input: z.input<I>,
  { quiet = false, ...options }: QueryOptions<z.infer<R>> = {},
) {
  const page = use(PageCalls);
  const chosen = useSyncExternalStore(
    page?.chosen.subscribe ?? hearNothing,
    page?.chosen.get ?? getNoChoice,
  );
  const cache = useQueryClient();
  const version = contextVersion(chosen);
  const ofPage = page && {
    queryKey: [call.path, input, version],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<z.infer<R>> => {
      const result = await page.call(call, input, { signal, quiet });
      if (page.chosen.get() !== chosen) throw new Error('Another choice was made meanwhile.');
      return result;
    },
    meta: { isPerChoice: true },
    initialData: () => page.answerAtHand(call, input),
  };
  // Under way while the page is rendered, not when it has been painted.
  if (ofPage && options.enabled !== false && !cache.getQueryState(ofPage.queryKey)) {
    void cache.prefetchQuery(ofPage);
  }
  const last: UseQueryOptions<z.infer<R>>['placeholderData'] = (result, query) =>
    query?.queryKey[2] === version ? result : undefined;
  return useQuery<z.infer<R>>(
    ofPage
      ? { placeholderData: last, ...ofPage, ...options }
      : { queryKey: [call.path, input], queryFn: queryFnOf(call, input, quiet), ...options },
  );
}

const queryFnOf =
  <I extends Input, R extends z.ZodType>(call: Call<I, R>, input: z.input<I>, quiet: boolean) =>
  ({ signal }: { signal: AbortSignal }): Promise<z.infer<R>> =>
    send(call, input, { quiet, signal });

const hearNothing = () => () => undefined;
const getNoChoice = (): WorkContext => emptyContext;

/** A call that changes something. `refreshes` names the calls whose results it makes old. */
export function useCallOf<I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  { refreshes = [], quiet = false }: { refreshes?: readonly Call[]; quiet?: boolean } = {},
) {
  const page = use(PageCalls);
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<I>): Promise<z.infer<R>> =>
      (page?.call ?? send)(call, input, { quiet }),
    onSuccess: () =>
      Promise.all(refreshes.map(({ path }) => cache.invalidateQueries({ queryKey: [path] }))),
  });
}

/** A call whose answer the browser saves as a file of this name. */
export const useDownload = <I extends Input>(call: Call<I>, name: string) =>
  useMutation({ mutationFn: (input: z.input<I>) => download(call, input, { name }) });
