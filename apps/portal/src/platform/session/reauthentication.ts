import type { Recover } from '@portal/client/recoverable';
import { currentSession } from '@portal/client/session';
import { createCell } from '@portal/common/cell';

/** The person would rather not show that it is they: what they were about to do is left undone, without a word. */
class ReauthenticationDeclined extends Error {
  override name = 'ProofDeclined';
}

interface ReauthenticationRequest {
  onProved: () => void;
  onDeclined: () => void;
}

/** The question whether it is they, while it is open; `FreshProofHost` asks it. */
export const reauthenticationRequest = createCell<ReauthenticationRequest | null>(null);

let underWay: Promise<void> | undefined;

/**
 * Has the person show that it is they, before what is dangerous is done; however many calls ask, they show it once.
 * @throws {ReauthenticationDeclined}
 */
export const reauthenticate: Recover = async (_, token) => {
  if (currentSession()?.token !== token) return;
  await (underWay ??= ask().finally(() => {
    underWay = undefined;
    reauthenticationRequest.set(null);
  }));
};

function ask(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  reauthenticationRequest.set({
    onProved: resolve,
    onDeclined: () => reject(new ReauthenticationDeclined()),
  });
  return promise;
}
