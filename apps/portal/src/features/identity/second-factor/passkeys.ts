import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type {
  PasskeyRequestOptions,
  PasskeyRegistration,
  PasskeyCreationOptions,
  PasskeyAssertion,
} from '@portal/contract/identity/passkey';

/** Tells whether this browser supports WebAuthn. */
export const supportsPasskeys = browserSupportsWebAuthn;

/** Registers a passkey with the browser. @throws with the text to be shown when that fails. */
export async function registerPasskey(
  making: PasskeyCreationOptions,
): Promise<PasskeyRegistration> {
  const { id, response } = await startRegistration({ optionsJSON: making }).catch(throwReadable);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Authenticates with a passkey of the browser. @throws with the text to be shown when that fails. */
export async function authenticateWithPasskey(
  asking: PasskeyRequestOptions,
): Promise<PasskeyAssertion> {
  const { id, response } = await startAuthentication({ optionsJSON: asking }).catch(throwReadable);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

function throwReadable(cause: unknown): never {
  const isKnown =
    cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  const words = isKnown ? '这个通行密钥已经添加过' : '通行密钥未完成，请重试或改用其他方式';
  throw new Error(words, { cause });
}
