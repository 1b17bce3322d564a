import { z } from 'zod';

// What browser and server say to one another about passkeys, in the words of the Web Authentication standard.

/** Bytes in base64url; `max` characters of it. */
const bytes = (max: number) => z.base64url().min(1).max(max);

const KnownPasskey = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** Options for `navigator.credentials.create`. */
export const PasskeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(KnownPasskey),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
});
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;

/** A passkey as the browser has made it. */
export const PasskeyRegistration = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(4_096),
  attestationObject: bytes(16_384),
  transports: z.array(z.string().max(32)).max(8),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

/** Options for `navigator.credentials.get`. */
export const PasskeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(KnownPasskey),
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

/** A passkey as the browser has shown it. */
export const PasskeyAssertion = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(4_096),
  authenticatorData: bytes(4_096),
  signature: bytes(8_192),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;
