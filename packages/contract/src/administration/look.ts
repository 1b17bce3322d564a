import { minute } from '@portal/common/durations';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { SignedIn } from '../identity/session.ts';
import { text } from '../text.ts';
import { reasonSchema } from './people.ts';

/** The action of whoever may look as somebody else. */
export const lookAction = 'ams:person:look';

/** A look ends by itself after this long. */
export const lookMs = 15 * minute;

/**
 * Begins to look as a person within the caller's scope: a session that reads what they read and changes nothing. It ends
 * after `lookMs`, with `signOut`, and with the caller's own session. Nobody looks as somebody who administers more.
 */
export const lookAs = defineCall({
  method: 'POST',
  path: '/sys/user/lookAs',
  envelope: 'main',
  admits: 'signed-in',
  action: lookAction,
  proof: 'fresh',
  input: z.strictObject({ id: text(64).min(1), ...reasonSchema.shape }),
  result: z.object({
    ...SignedIn.shape,
    /** Milliseconds from now until it ends: the clock of a page may be wrong. */
    endsInMs: z.int(),
  }),
  refuses: ['person.not-found', 'person.protected', 'person.own', 'sign-in.frozen'],
  rate: 'write',
});
