import type { Recover } from '@portal/client/recoverable';
import { currentSession } from '@portal/client/session';
import { createCell } from '@portal/common/cell';
import { shareRun } from '@portal/common/coalesce';

/** The user declined to reauthenticate: the action is dropped without a message. */
class ReauthenticationDeclined extends Error {
  override name = 'ProofDeclined';
}

interface ReauthenticationRequest {
  onProved: () => void;
  onDeclined: () => void;
}

/** The open request to reauthenticate; `ReauthenticationHost` shows it. */
export const reauthenticationRequest = createCell<ReauthenticationRequest | null>(null);

/**
 * Asks the user to reauthenticate before a dangerous action. Concurrent calls share one request.
 * @throws {ReauthenticationDeclined}
 */
export const reauthenticate: Recover = async (_, token) => {
  if (currentSession()?.token !== token) return;
  await ask();
};

const ask = shareRun(async () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  reauthenticationRequest.set({
    onProved: resolve,
    onDeclined: () => reject(new ReauthenticationDeclined()),
  });
  await promise.finally(() => reauthenticationRequest.set(null));
});
