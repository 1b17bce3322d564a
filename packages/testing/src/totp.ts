import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

/** The code an authenticator app shows at a moment, for the secret it was given in base 32 (RFC 6238). */
export function authenticatorCode(secret: string, at: Date): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / stepMs)));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) % 16;
  const number = mac.readUInt32BE(offset) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

function bytesOf(base32: string): Buffer {
  const bits = base32
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const octets = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)));
}
