import { expect, test } from 'vitest';
import { systemClock } from '#platform/time/clock.ts';
import { createOutbounds } from './outbounds.ts';

/** A port of the loopback interface on which nothing listens. */
const base = 'http://127.0.0.1:1';
const outbounds = createOutbounds({ clock: systemClock });
const failAt = (kind: 'sms' | 'sms-notices') =>
  outbounds
    .to({ kind, base })
    .ask({ path: '/' })
    .catch(() => undefined);
const isResting = (kind: 'sms' | 'sms-notices') =>
  outbounds.to({ kind, base }).state().restsUntil !== null;

test('a service that takes no more notices is still asked for codes to sign in with', async () => {
  for (let times = 0; times < 5; times += 1) await failAt('sms-notices');

  expect(isResting('sms-notices')).toBe(true);
  expect(isResting('sms')).toBe(false);
});

test('a service whose address was changed is asked again, and is listed once', async () => {
  outbounds.to({ kind: 'sms-notices', base: 'http://127.0.0.1:2' });

  expect(outbounds.states()).toMatchObject([
    { kind: 'sms-notices', failed: 0, restsUntil: null },
    { kind: 'sms', failed: 0 },
  ]);
});
