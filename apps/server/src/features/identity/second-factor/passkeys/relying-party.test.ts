import { expect, test } from 'vitest';
import { relyingPartyByOrigin } from './relying-party.ts';

test.each([
  ['https://portal.example', 'portal.example'],
  ['https://portal.example:8443', 'portal.example'],
  ['http://localhost:8848', 'localhost'],
  ['http://portal.example', undefined],
  ['http://127.0.0.1:8848', undefined],
  ['https://10.0.0.5', undefined],
  ['https://[2001:db8::1]', undefined],
  ['null', undefined],
  ['', undefined],
])('a passkey made at %j is bound to %j', (origin, party) => {
  expect(relyingPartyByOrigin({ origin })).toBe(party);
});
