import type { Recover } from '@portal/client/recoverable';
import { currentSession } from '@portal/client/session';
import { createCell } from '@portal/common/cell';

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

let underWay: Promise<void> | undefined;

/**
 * Asks the user to reauthenticate before a dangerous action. Concurrent calls share one request.
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
