import { secondFactorDraftMs } from '@portal/contract/limits';
import { z } from 'zod';
import type { Clock } from '#platform/time/clock.ts';
import { seal, unseal } from '#platform/crypto/secret-box.ts';
import type { Session } from '#platform/session/session.ts';

const purpose = 'totp draft';
const Draft = z.object({ secret: z.base64(), session: z.string(), until: z.int() });

/**
 * Drafts of secrets. A draft travels with the user who types it into their app: sealed, for their session, for ten
 * minutes. So nothing unfinished is stored.
 */
export function createTotpDrafts({ clock, secret: key }: { clock: Clock; secret: string }) {
  return {
    write(secret: Buffer, session: Session): string {
      const until = clock.now().getTime() + secondFactorDraftMs;
      const draft = { secret: secret.toString('base64'), session: nameOf(session), until };
      return seal(key, purpose, Buffer.from(JSON.stringify(draft))).toString('base64url');
    },

    /** The secret of a draft; undefined when it is too old, another session's, or none of ours. */
    read(draft: string, session: Session): Buffer | undefined {
      const read = Draft.safeParse(open(draft));
      if (!read.success || read.data.session !== nameOf(session)) return undefined;
      return clock.now().getTime() < read.data.until
        ? Buffer.from(read.data.secret, 'base64')
        : undefined;
    },
  };

  function open(draft: string): unknown {
    try {
      return JSON.parse(unseal(key, purpose, Buffer.from(draft, 'base64url')).toString());
    } catch {
      return undefined;
    }
  }
}

const nameOf = ({ tokenHash }: Session): string => tokenHash.toString('base64');
