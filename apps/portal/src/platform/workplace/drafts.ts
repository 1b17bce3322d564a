import { send } from '@portal/client/send';
import { currentSession } from '@portal/client/session';
import { recall, remember, storageKeys } from '@portal/client/storage';
import { day } from '@portal/common/durations';
import { getDraftKey } from '@portal/contract/workplace/drafts';
import type { Draft, SubsystemContext } from '@portal/subsystem/contract';
import { z } from 'zod';
import { currentTime } from '../time/clock.ts';

/** Drafts older than this are gone; of more than this many the oldest. */
const keptMs = 30 * day;
const keptMost = 40;

/** A sealed draft with the moment of its last key, in milliseconds since 1970. */
const SealedDraft = z.object({ at: z.number(), iv: z.string(), sealed: z.string() });
const SealedDrafts = z.record(z.string(), SealedDraft);
type SealedDrafts = z.infer<typeof SealedDrafts>;

/** The key of one person, as long as the page is there. */
let held: { personId: string; key: Promise<CryptoKey> } | undefined;

/** Changes of the store, in the order they were asked for. */
let changing: Promise<void> = Promise.resolve();

function inTurn(change: () => Promise<void> | void): Promise<void> {
  changing = changing.then(change);
  return changing;
}

/**
 * Keeps what is typed into forms in this browser: sealed by a key that the server gives to its author alone, so that it
 * outlives the session and tells nobody else who uses the PC anything. Without a secure context there is no cipher, and
 * nothing is kept.
 */
export const draftsOf = (system: string): SubsystemContext['drafts'] => ({
  async read(name) {
    const place = placeOf(`${system}/${name}`);
    if (place === undefined) return undefined;
    // Asked for with the form: later there may be no network.
    const fetching = draftKey();
    fetching.catch(() => undefined);
    // What was written before is there, however soon it is asked for.
    await changing;
    const draft = stored()[place];
    if (!draft) return undefined;
    try {
      const iv = bytesOf(draft.iv);
      const plain = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv },
        await fetching,
        bytesOf(draft.sealed),
      );
      return { text: new TextDecoder().decode(plain), at: draft.at } satisfies Draft;
    } catch {
      // Sealed under another secret, or cut short: nothing to go on with.
      return undefined;
    }
  },

  async write(name, text) {
    const place = placeOf(`${system}/${name}`);
    if (place !== undefined) await inTurn(() => seal(place, text));
  },

  async remove(name) {
    const place = placeOf(`${system}/${name}`);
    if (place === undefined) return;
    await inTurn(() => {
      const { [place]: _removed, ...others } = stored();
      store(others);
    });
  },
});

async function seal(place: string, text: string): Promise<void> {
  const at = currentTime();
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(text);
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await draftKey(), plain);
    const draft = { at, iv: textOf(iv), sealed: textOf(new Uint8Array(sealed)) };
    store({ ...stored(), [place]: draft });
  } catch {
    // Without the network there was never a key: the form itself still has what was typed.
  }
}

/** The place of a draft; undefined where nobody is signed in or nothing can be sealed. */
function placeOf(name: string): string | undefined {
  const personId = currentSession()?.person.id;
  return personId !== undefined && isSecureContext ? `${personId} ${name}` : undefined;
}

function draftKey(): Promise<CryptoKey> {
  const personId = currentSession()?.person.id ?? '';
  if (held?.personId !== personId) {
    const key = fetchKey();
    held = { personId, key };
    // A failure is not kept: the next key pressed tries again.
    key.catch(() => (held = undefined));
  }
  return held.key;
}

async function fetchKey(): Promise<CryptoKey> {
  const { key } = await send(getDraftKey, {}, { quiet: true });
  return crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const stored = (): SealedDrafts => SealedDrafts.safeParse(recall(storageKeys.drafts)).data ?? {};

function store(all: SealedDrafts): void {
  const fresh = Object.entries(all)
    .filter(([, { at }]) => at > currentTime() - keptMs)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, keptMost);
  remember(storageKeys.drafts, Object.fromEntries(fresh));
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
