import type { AlongAnswers, AlongQuestion } from '@portal/contract/along';
import type { Call, Input } from '@portal/contract/call';
import { type Chosen, placeOf } from '@portal/contract/workplace/work-context';
import type { z } from 'zod';
import { currentChosen } from './work-context.ts';
import { keepEarly } from './early.ts';
import { noteEpochs } from './epochs.ts';

/** What a page that is about to open asks for, and what it is about where the tab does not work for that yet. */
export interface Foreseen {
  call: Call;
  input: AlongQuestion['input'];
  about?: AlongQuestion['about'];
}

export const foresee = <I extends Input>(
  call: Call<I>,
  input: z.input<I>,
  about?: AlongQuestion['about'],
): Foreseen => ({ call, input: textsOf(input), ...(about && { about }) });

/** What these calls take is nothing but text, as all that travels in an address is. */
const textsOf = (input: Record<string, unknown>): AlongQuestion['input'] =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** As it travels with a sign-in. */
export const alongOf = (foreseen: readonly Foreseen[]): AlongQuestion[] =>
  foreseen.map(({ call: { path }, input, about }) => ({ path, input, ...(about && { about }) }));

/** Hands what came along to whoever asks for it next. */
export function keepAlong(foreseen: readonly Foreseen[], answers: AlongAnswers = []): void {
  for (const [index, { call, input, about }] of foreseen.entries()) {
    const answer = answers[index];
    if (!answer) continue;
    noteEpochs(call.path, answer.epochs);
    keepEarly(call, input, Promise.resolve(answer.result), chosenWith(about));
  }
}

/** What the tab works for, once it does for this as well. */
export const chosenWith = (about: AlongQuestion['about']): Chosen =>
  about ? { ...currentChosen(), [placeOf[about.kind].member]: about.no } : currentChosen();
