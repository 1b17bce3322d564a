import { send } from '@portal/client/send';
import { currentSession } from '@portal/client/session';
import { recall, remember, storageKeys } from '@portal/client/storage';
import { knownDevicesAtMost } from '@portal/contract/limits';
import { rememberDevice } from '@portal/contract/identity/session';
import { z } from 'zod';
import { momentNow } from '#platform/clock.ts';

/** Renewed long before it ends, and not at every sign-in, in milliseconds. */
const renewAfterMs = 30 * 24 * 3_600_000;

/** A proof that somebody signed in here before; whose it is stands there as an id that says nothing. */
const Kept = z.array(z.object({ person: z.string(), device: z.string(), since: z.number() }));

const kept = (): z.infer<typeof Kept> =>
  Kept.safeParse(recall(storageKeys.knownDevices)).data ?? [];

/** The proofs of this browser, which keep strangers' failures from locking out the people who use it. */
export const knownDevices = (): string[] => kept().map(({ device }) => device);

/** Has this browser known for the person signed in, unless it is. It is no reason to trouble them. */
export async function becomeKnown(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const person = session.person.id;
  const now = momentNow();
  const known = kept().find((each) => each.person === person);
  if (known && now < known.since + renewAfterMs) return;
  try {
    const { device } = await send(rememberDevice, {}, { quiet: true });
    const others = kept().filter((each) => each.person !== person);
    const all = [{ person, device, since: now }, ...others].slice(0, knownDevicesAtMost);
    remember(storageKeys.knownDevices, all);
  } catch {
    // The next sign-in asks again.
  }
}
