import { minute } from '@portal/common/durations';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';

/** Time for one step: a message has to arrive, a password to be thought of. */
const stepMs = 10 * minute;

/** The steps of a flow, in this order and no other. */
type Step = 'phone' | 'password';

const purposeOf = (step: Step): string => `retrieval ${step}`;

/** The user a flow is about, from its first step to its last; null for an unknown account. */
const Subject = z.object({ personId: z.string().nullable() });

/** The steps of a retrieval: each is entered with the ticket of the one before, and the subject never changes. */
export function createFlow(tickets: Tickets) {
  return {
    /** A ticket for the next step. */
    lead: (next: Step, personId: string | null): Promise<string> =>
      tickets.issue({ purpose: purposeOf(next), lifeMs: stepMs }, { personId }),

    /** Returns the user of a ticket without using it up. */
    async subjectOf(step: Step, ticket: string): Promise<string | null> {
      const payload = await tickets.read(purposeOf(step), ticket);
      return payload === undefined ? refuse('retrieval.stale') : Subject.parse(payload).personId;
    },

    /** Uses the ticket up; of sixteen who show it at once one gets on. */
    async pass(step: Step, ticket: string, within?: Database): Promise<void> {
      const payload = await tickets.redeem(purposeOf(step), ticket, within);
      if (payload === undefined) refuse('retrieval.stale');
    },
  };
}
