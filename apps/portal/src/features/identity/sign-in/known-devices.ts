import { day } from '@portal/common/durations';
import { send } from '@portal/client/send';
import { currentSession } from '@portal/client/session';
import { recall, remember, storageKeys } from '@portal/client/storage';
import { knownDevicesAtMost } from '@portal/contract/limits';
import { rememberDevice } from '@portal/contract/identity/session';
import { z } from 'zod';
import { currentTime } from '#platform/time/clock.ts';

/** Age in milliseconds after which a proof is renewed, long before it ends. */
const renewAfterMs = 30 * day;

/** Proofs of earlier sign-ins on this browser, each beside the opaque id of its person. */
const KnownDevices = z.array(
  z.object({ person: z.string(), device: z.string(), since: z.number() }),
);

const storedDevices = (): z.infer<typeof KnownDevices> =>
  KnownDevices.safeParse(recall(storageKeys.knownDevices)).data ?? [];

/** Returns the proofs of this browser, which keep strangers' failures from locking out its users. */
export const knownDevices = (): string[] => storedDevices().map(({ device }) => device);

/** Fetches a proof for the signed-in user, unless a recent one is stored. A failure is silent. */
export async function rememberThisDevice(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const person = session.person.id;
  const now = currentTime();
  const known = storedDevices().find((each) => each.person === person);
  if (known && now < known.since + renewAfterMs) return;
  try {
    const { device } = await send(rememberDevice, {}, { quiet: true });
    const others = storedDevices().filter((each) => each.person !== person);
    const all = [{ person, device, since: now }, ...others].slice(0, knownDevicesAtMost);
    remember(storageKeys.knownDevices, all);
  } catch {
    // The next sign-in asks again.
  }
}
