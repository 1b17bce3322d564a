import type { Call, Input } from '@portal/contract/call';
import {
  contextVersion,
  emptyContext,
  type WorkContext,
} from '@portal/contract/workplace/work-context';
import {
  type Query,
  queryOptions,
  useMutation,
  useQuery,
  type QueryClient,
  type QueryKey,
  type RefetchOptions,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
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
  const query = useQuery<z.infer<R>>(
    ofPage
      ? { placeholderData: last, ...ofPage, ...options }
      : { queryKey: [call.path, input], queryFn: queryFnOf(call, input, quiet), ...options },
  );
  return useRestartable(query, ofPage?.queryKey ?? [call.path, input]);
}

/**
 * Fetches a query again. A first fetch that is still under way is given up for it: TanStack's `refetch` would wait for
 * that one, however long it takes.
 */
export async function restart<Result>(
  cache: QueryClient,
  queryKey: QueryKey,
  refetch: () => Promise<Result>,
): Promise<Result> {
  const isFirst = cache.getQueryState(queryKey)?.data === undefined;
  if (isFirst) await cache.cancelQueries({ queryKey, exact: true });
  return refetch();
}

/**
 * Replaces `refetch` of a query by one that restarts it, unless `cancelRefetch: false` asks to join what is under way.
 * Other members are read through it, as TanStack notes which ones a component reads.
 */
function useRestartable<
  Restarted extends { refetch: (options?: RefetchOptions) => Promise<unknown> },
>(query: Restarted, queryKey: QueryKey): Restarted {
  const cache = useQueryClient();
  const { refetch } = query;
  const latestKey = useRef(queryKey);
  useLayoutEffect(() => {
    latestKey.current = queryKey;
  });
  const again = useCallback(
    (options?: RefetchOptions) =>
      options?.cancelRefetch === false
        ? refetch(options)
        : restart(cache, latestKey.current, refetch),
    [cache, refetch],
  );
  return new Proxy(query, {
    get: (target, member) => (member === 'refetch' ? again : Reflect.get(target, member)),
  });
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
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: z.input<I>): Promise<z.infer<R>> =>
      (page?.call ?? send)(call, input, { quiet }),
    onSuccess: () => refresh(refreshes),
  });
}

/**
 * Returns what makes the cached results of calls old: at the end of work that a call has only begun. A first fetch that
 * is under way is waited for and made once more, as its answer may be of the time before. It is not given up: on a slow
 * line, what makes results old may come more often than a first answer takes.
 */
export function useRefresh(): (calls: readonly Call[]) => Promise<void> {
  const cache = useQueryClient();
  return useCallback(
    async (calls) => {
      const isFirst = ({ state }: Query) => state.data === undefined;
      const refresh = async ({ path }: Call) => {
        const filters = { queryKey: [path], fetchStatus: 'fetching', predicate: isFirst } as const;
        const joined = new Set(cache.getQueryCache().findAll(filters));
        await cache.invalidateQueries({ queryKey: [path] });
        if (joined.size > 0) {
          await cache.invalidateQueries({ predicate: (query) => joined.has(query) });
        }
      };
      await Promise.all(calls.map(refresh));
    },
    [cache],
  );
}

/** A call whose answer the browser saves as a file of this name. */
export const useDownload = <I extends Input>(call: Call<I>, name: string) =>
  useMutation({ mutationFn: (input: z.input<I>) => download(call, input, { name }) });
