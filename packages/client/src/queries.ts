import type { Call, Input } from '@portal/contract/call';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { download } from './download.ts';
import { send, type SendOptions } from './send.ts';

/** The cache knows a call by its path, then by what was asked of it. */
export const queryOf = <I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  input: z.input<I>,
  options: SendOptions = {},
) =>
  queryOptions({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => send(call, input, { ...options, signal }),
  });

/** A call that changes something; `refreshes` names the calls whose answers it makes old. */
export function useCall<I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  { refreshes, ...options }: { refreshes: readonly Call[] } & SendOptions,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<I>) => send(call, input, options),
    onSuccess: () =>
      Promise.all(refreshes.map(({ path }) => cache.invalidateQueries({ queryKey: [path] }))),
  });
}

/** A call whose answer the browser saves as a file of this name. */
export const useDownload = <I extends Input>(call: Call<I>, name: string) =>
  useMutation({ mutationFn: (input: z.input<I>) => download(call, input, { name }) });
