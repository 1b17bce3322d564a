import { second } from '@portal/common/durations';
import type { AlongAnswers, AlongQuestion } from '@portal/contract/along';
import type { Call, Input } from '@portal/contract/call';
import {
  contextFields,
  contextVersion,
  type WorkContext,
} from '@portal/contract/workplace/work-context';
import type { z } from 'zod';
import { noteEpochs } from './epochs.ts';
import { exchange } from './exchange.ts';
import { queryClient } from './query-client.ts';
import { pendingStepProblem } from './recoverable.ts';
import { callingSession } from './session.ts';
import { currentContext } from './work-context.ts';

/**
 * A response that no call takes within this time is never used, and dropped. As long as a shown one counts as fresh: on a
 * busy PC the code of a page took more than 10 s, and its board was asked for twice.
 */
const keepMs = 30 * second;
const prefetched = 'prefetched';
queryClient.setQueryDefaults([prefetched], { staleTime: keepMs, gcTime: keepMs });

/** The key of a prefetched response. Only the same call, in the same session and context, has the same key. */
const keyOf = (call: Call, input: Record<string, unknown>, context: WorkContext) => {
  const token = callingSession()?.token ?? null;
  return [prefetched, token, contextVersion(context), call.method, call.path, input];
};

/** A read a page will make, and the choice it is made for where the tab has another one now. */
export interface PlannedCall {
  call: Call;
  input: AlongQuestion['input'];
  about?: AlongQuestion['about'];
}

/** Plans a call. Only text travels with a sign-in: these calls are reads, whose input is an address. */
export const plan = <I extends Input>(
  call: Call<I>,
  input: z.input<I>,
  about?: AlongQuestion['about'],
): PlannedCall => {
  const texts = Object.entries(input).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return { call, input: Object.fromEntries(texts), ...(about && { about }) };
};

/** Returns the tab's context with one choice already made. */
const contextWith = (about: AlongQuestion['about']): WorkContext =>
  about ? { ...currentContext(), [contextFields[about.kind].member]: about.no } : currentContext();

/**
 * Makes a read ahead of need. Its response waits in the query cache for the next `send` of the same call, which repeats
 * a failed one.
 */
export function prefetch({ call, input, about }: PlannedCall): void {
  if (pendingStepProblem(call, callingSession())) return;
  const context = contextWith(about);
  void queryClient.prefetchQuery({
    queryKey: keyOf(call, input, context),
    queryFn: () => exchange(call, input, { context }),
  });
}

/** Drops the prefetched responses that have arrived, when the data behind them has changed. */
export const dropPrefetched = (): void =>
  queryClient.removeQueries({ queryKey: [prefetched], fetchStatus: 'idle' });

/** Takes the response of a prefetch, once; undefined when this call was not prefetched. */
export function takePrefetched(
  call: Call,
  input: Record<string, unknown>,
): Promise<unknown> | undefined {
  const queryKey = keyOf(call, input, currentContext());
  const query = queryClient.getQueryCache().find({ queryKey });
  const isUnderWay = query?.state.fetchStatus === 'fetching';
  if (!isUnderWay && (query?.isStaleByTime(keepMs) ?? true)) return undefined;
  // With the response there or under way, this makes no call.
  const queryFn = () => exchange(call, input, {});
  return queryClient
    .fetchQuery({ queryKey, queryFn })
    .finally(() => queryClient.removeQueries({ queryKey, exact: true }));
}

/** Takes a prefetched result that has already arrived, so that its page renders at once. */
export function takeArrived<I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  input: z.input<I>,
): z.infer<R> | undefined {
  const queryKey = keyOf(call, input, currentContext());
  const query = queryClient.getQueryCache().find({ queryKey });
  if (!query || query.isStaleByTime(keepMs)) return undefined;
  queryClient.removeQueries({ queryKey, exact: true });
  return call.result.safeParse(query.state.data).data;
}

/** Encodes planned calls for the sign-in request. */
export const alongOf = (planned: readonly PlannedCall[]): AlongQuestion[] =>
  planned.map(({ call: { path }, input, about }) => ({ path, input, ...(about && { about }) }));

/** Keeps the responses that came along with a sign-in as if each call had been prefetched. */
export function keepAlong(planned: readonly PlannedCall[], answers: AlongAnswers = []): void {
  for (const [index, { call, input, about }] of planned.entries()) {
    const answer = answers[index];
    if (!answer) continue;
    noteEpochs(call.path, answer.epochs);
    queryClient.setQueryData(keyOf(call, input, contextWith(about)), answer.result);
  }
}
