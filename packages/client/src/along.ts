import type { AlongAnswers, AlongQuestion } from '@portal/contract/along';
import type { Call, Input } from '@portal/contract/call';
import { type WorkContext, contextFields } from '@portal/contract/workplace/work-context';
import type { z } from 'zod';
import { currentContext } from './work-context.ts';
import { keepEarly } from './early.ts';
import { noteEpochs } from './epochs.ts';

/** A call the next page will make, and the choice it is made for where the tab has another one now. */
export interface PlannedCall {
  call: Call;
  input: AlongQuestion['input'];
  about?: AlongQuestion['about'];
}

export const foresee = <I extends Input>(
  call: Call<I>,
  input: z.input<I>,
  about?: AlongQuestion['about'],
): PlannedCall => ({ call, input: textsOf(input), ...(about && { about }) });

/** Keeps the text members of an input; these calls travel in an address, which knows nothing else. */
const textsOf = (input: Record<string, unknown>): AlongQuestion['input'] =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** As it travels with a sign-in. */
export const alongOf = (foreseen: readonly PlannedCall[]): AlongQuestion[] =>
  foreseen.map(({ call: { path }, input, about }) => ({ path, input, ...(about && { about }) }));

/** Keeps each answer for the next caller of the same call. */
export function keepAlong(foreseen: readonly PlannedCall[], answers: AlongAnswers = []): void {
  for (const [index, { call, input, about }] of foreseen.entries()) {
    const answer = answers[index];
    if (!answer) continue;
    noteEpochs(call.path, answer.epochs);
    keepEarly(call, input, Promise.resolve(answer.result), chosenWith(about));
  }
}

/** The current choice of the tab, with `about` already chosen. */
export const chosenWith = (about: AlongQuestion['about']): WorkContext =>
  about ? { ...currentContext(), [contextFields[about.kind].member]: about.no } : currentContext();
