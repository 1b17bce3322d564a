import { second } from '@portal/common/durations';
import { createHmac, timingSafeEqual } from 'node:crypto';

// Time-based one-time passwords as all authenticator apps know them (RFC 6238): SHA-1, 6 digits, 30 s.

const stepMs = 30 * second;
/** Base 32 of RFC 4648, section 6. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** RFC 4226, section 4: 160 bits. */
export const secretLength = 20;
/** Clocks may differ by one step either way. */
const drifts = [-1, 0, 1];

export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs);

/** The code of a step (RFC 4226, section 5.3). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Returns the step of a code, among those around now after the last one used; undefined for none. */
export function stepOf(
  code: string,
  { secret, now, after }: { secret: Buffer; now: Date; after: number },
): number | undefined {
  const steps = drifts.map((drift) => stepAt(now) + drift);
  return steps.find((step) => step > after && isSame(code, codeOf(secret, step)));
}

function isSame(a: string, b: string): boolean {
  const [shown, right] = [Buffer.from(a), Buffer.from(b)];
  return shown.length === right.length && timingSafeEqual(shown, right);
}

/** Returns the `otpauth:` address of a QR code. */
export function totpUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }) {
  const label = [issuer, account].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

/** Returns the purpose a secret is sealed for, so that the row of one user does not open as that of another. */
export const sealedAs = (personId: string): string => `totp ${personId}`;

/** Base 32 of RFC 4648, without padding: what authenticator apps take. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters.map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}
