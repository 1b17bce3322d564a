import { secondFactorDraftMs } from '@portal/contract/limits';
import { z } from 'zod';
import type { Session } from '#platform/session/session.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';

const Asked = z.object({ session: z.string() });
type Purpose = 'passkey to be made' | 'passkey to be shown';

export type Challenges = ReturnType<typeof createChallenges>;

/** Issues WebAuthn challenges: tickets good once, for one session, for a few minutes. */
export function createChallenges({ tickets }: { tickets: Tickets }) {
  return {
    async issue(session: Session, purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
      const kind = { purpose, lifeMs: secondFactorDraftMs };
      const ticket = await tickets.issue(kind, { session: nameOf(session) });
      return Uint8Array.from(Buffer.from(ticket, 'base64url'));
    },

    /** Uses up a challenge; returns whether it was issued to this session. */
    isOf:
      (session: Session, purpose: Purpose) =>
      async (challenge: string): Promise<boolean> => {
        const asked = Asked.safeParse(await tickets.redeem(purpose, challenge));
        return asked.data?.session === nameOf(session);
      },
  };
}

const nameOf = ({ tokenHash }: Session): string => tokenHash.toString('base64url');
