import { z } from 'zod';

// What browser and server say to one another about passkeys, in the words of the Web Authentication standard.

/** Bytes in base64url; `max` characters of it. */
const bytes = (max: number) => z.base64url().min(1).max(max);

const Known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** What a browser needs for making a passkey. */
export const PasskeyMaking = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
});
export type PasskeyMaking = z.infer<typeof PasskeyMaking>;

/** A passkey as the browser has made it. */
export const PasskeyMade = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(4_096),
  attestationObject: bytes(16_384),
  transports: z.array(z.string().max(32)).max(8),
});
export type PasskeyMade = z.infer<typeof PasskeyMade>;

/** What a browser needs for showing a passkey. */
export const PasskeyAsking = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(Known),
});
export type PasskeyAsking = z.infer<typeof PasskeyAsking>;

/** A passkey as the browser has shown it. */
export const PasskeyShown = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(4_096),
  authenticatorData: bytes(4_096),
  signature: bytes(8_192),
});
export type PasskeyShown = z.infer<typeof PasskeyShown>;
