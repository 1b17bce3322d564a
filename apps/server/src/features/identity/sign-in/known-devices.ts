import { day } from '@portal/common/durations';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#platform/time/clock.ts';
import { keyFor } from '#platform/crypto/secret-box.ts';
import type { Session } from '#platform/session/session.ts';

const lifeMs = 180 * day;
const idLength = 16;

/**
 * Issues proofs that a user has signed in on a browser before. A proof names browser, expiry and account under our
 * signature, so that nothing is stored and no stranger can forge one. A session yields one browser, however often it
 * asks.
 */
export function createKnownDevices({ clock, secret }: { clock: Clock; secret: string }) {
  const key = keyFor(secret, 'known devices');
  const mac = (...parts: string[]): Buffer =>
    createHmac('sha256', key).update(parts.join(' ')).digest();

  /** Returns the browser of a proof, if it is ours, of this account and in time. */
  function nameIn(proof: string, workNo: string): string | undefined {
    const [id = '', end = '', shown = ''] = proof.split('.');
    const right = mac('proof', workNo, id, end);
    const given = Buffer.from(shown, 'base64url');
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return clock.now().getTime() < Number(end) ? id : undefined;
  }

  return {
    issue({ workNo, tokenHash }: Session): string {
      const id = mac('browser', tokenHash.toString('hex')).subarray(0, idLength);
      const named = [id.toString('base64url'), String(clock.now().getTime() + lifeMs)] as const;
      return [...named, mac('proof', workNo, ...named).toString('base64url')].join('.');
    },

    /** The browser that one of the proofs shown names for the account, if any does. */
    find: (proofs: readonly string[], workNo: string): string | undefined =>
      proofs.map((proof) => nameIn(proof, workNo)).find((name) => name !== undefined),
  };
}
