import type {
  PasskeyRequestOptions,
  PasskeyRegistration,
  PasskeyCreationOptions,
  PasskeyAssertion,
} from '@portal/contract/identity/passkey';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const present = 0x01;
const carriesKey = 0x40;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** A key in software that makes and shows one passkey as a browser would at `origin`. */
export function createAuthenticator({
  origin,
  host = new URL(origin).hostname,
}: AuthenticatorOptions) {
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let uses = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, rest = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE((uses += 1), 1);
    return Buffer.concat([sha256(host), head, rest]);
  }

  return {
    make({ challenge }: PasskeyCreationOptions): PasskeyRegistration {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const data = authenticatorData(
        present + carriesKey,
        Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(x, y)]),
      );
      return {
        id: text(id),
        clientDataJSON: text(clientData('webauthn.create', challenge)),
        attestationObject: text(withoutAttestation(data)),
        transports: ['internal'],
      };
    },

    show({ challenge }: Pick<PasskeyRequestOptions, 'challenge'>): PasskeyAssertion {
      const shown = clientData('webauthn.get', challenge);
      const data = authenticatorData(present);
      const signature = sign('sha256', Buffer.concat([data, sha256(shown)]), privateKey);
      return {
        id: text(id),
        clientDataJSON: text(shown),
        authenticatorData: text(data),
        signature: text(signature),
      };
    },
  };
}

interface AuthenticatorOptions {
  origin: string;
  /** The relying party id, where it is not the origin's host. */
  host?: string;
}

/** A public key on P-256 in CBOR (RFC 9053, section 2.1): type EC2, algorithm ES256. */
const coseKey = (x: string, y: string): Buffer =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

/** `{fmt: "none", attStmt: {}, authData}` in CBOR. */
const withoutAttestation = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([data.length]),
    data,
  ]);
