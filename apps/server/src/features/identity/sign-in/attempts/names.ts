import { createHmac } from 'node:crypto';
import { networkOf } from '#platform/http/network.ts';
import { keyFor } from '#platform/crypto/secret-box.ts';
import type { Visitor } from '#platform/session/session.ts';
import type { Counter } from './counters.ts';
import type { CounterKind } from './rules.ts';

/** The counters one try belongs to. */
export type Attempt = readonly Counter[];

/** The account, network and browser of one attempt. */
export interface AttemptSubject {
  /** The account, or what else of a person is guessed at. */
  name: string;
  visitor: Pick<Visitor, 'address' | 'deviceId'>;
  /** The browser, where the user has signed in on it before: proved by our signature. */
  knownDevice: string | undefined;
}

/** Derives the names of counters, so that nobody can read in the database what they count. */
export function attemptNames(secret: string) {
  const key = keyFor(secret, 'sign-in attempts');
  const counter = (kind: CounterKind, name: string, network?: string): Counter => ({
    kind,
    keyHash: createHmac('sha256', key).update(name).digest(),
    network,
  });

  return {
    /** The counters a sign-in belongs to. */
    of: ({ name, visitor: { address, deviceId }, knownDevice }: AttemptSubject): Attempt => {
      const account = name.normalize('NFKC').trim().toLowerCase();
      if (knownDevice !== undefined) return [counter('known-device', `${account} ${knownDevice}`)];
      const network = networkOf(address);
      // The device's name is a claim: alone it would let one caller lock another's device.
      const device =
        deviceId === 'unnamed'
          ? []
          : [
              counter('account-device', `${account} ${deviceId}`),
              counter('device', `${deviceId} ${network}`, network),
            ];
      return [
        counter('account', account),
        counter('account-day', account),
        counter('account-network', `${account} ${network}`),
        ...device,
        counter('network', network, network),
      ];
    },

    /** Returns the counter of a second factor: its attempts follow a right password, so no stranger makes them. */
    ofFactor: ({ name, knownDevice }: Omit<AttemptSubject, 'visitor'>): Attempt => [
      knownDevice === undefined
        ? counter('factor', name)
        : counter('known-device', `${name} ${knownDevice}`),
    ],
  };
}
