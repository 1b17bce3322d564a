import { expect, test } from 'vitest';
import { seal, unseal } from './secret-box.ts';

const plain = Buffer.from('a private key');

test('what was sealed opens under the same secret and purpose, and never reads the same twice', () => {
  const sealed = seal('secret', 'keys', plain);

  expect(unseal('secret', 'keys', sealed)).toEqual(plain);
  expect(sealed.includes(plain)).toBe(false);
  expect(seal('secret', 'keys', plain)).not.toEqual(sealed);
});

test('it opens under no other secret, for no other purpose, and not once a bit was changed', () => {
  const sealed = seal('secret', 'keys', plain);
  const changed = Array.from(sealed, (_, index) => {
    const copy = Buffer.from(sealed);
    copy.writeUInt8(copy.readUInt8(index) ^ 1, index);
    return copy;
  });

  expect(() => unseal('another', 'keys', sealed)).toThrow('does not open');
  expect(() => unseal('secret', 'nonces', sealed)).toThrow('does not open');
  for (const each of [...changed, sealed.subarray(0, -1), Buffer.alloc(0)]) {
    expect(() => unseal('secret', 'keys', each)).toThrow('does not open');
  }
});
