import type { Call, Input } from '@portal/contract/call';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { useShell } from './shell.ts';

/** The answer to a call, made through the shell. While another input is asked for, the last answer stays in place. */
export function useQueryOf<I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  input: z.input<I>,
) {
  const shell = useShell();
  return useQuery<z.infer<R>>({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => shell.call(call, input, { signal }),
    initialData: () => shell.answerAtHand(call, input),
    placeholderData: keepPreviousData,
  });
}
