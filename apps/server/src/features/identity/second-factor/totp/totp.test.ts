import { expect, test } from 'vitest';
import { base32, codeOf, stepAt, stepOf, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, cut to six digits.
test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('at %s the code is that of the standard', (time, code) => {
  expect(codeOf(secret, stepAt(new Date(time)))).toBe(code);
});

test('a code is taken half a minute before its time and half a minute after, and no further away', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const here = stepAt(now);
  const taken = [-2, -1, 0, 1, 2].map((drift) =>
    stepOf(codeOf(secret, here + drift), { secret, now, after: 0 }),
  );

  expect(taken).toEqual([undefined, here - 1, here, here + 1, undefined]);
});

test('a step that was used is not found again, nor one before it', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const here = stepAt(now);
  const found = (step: number) => stepOf(codeOf(secret, step), { secret, now, after: here });

  expect([here - 1, here, here + 1].map(found)).toEqual([undefined, undefined, here + 1]);
});

// RFC 4648, section 10, without padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %j', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('an authenticator app is told whose code it is, and with which secret', () => {
  expect(totpUri(secret, { issuer: '某集团', account: '10001' })).toBe(
    `otpauth://totp/${encodeURIComponent('某集团')}:10001?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=${encodeURIComponent('某集团')}`,
  );
});
