import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type {
  PasskeyAsking,
  PasskeyMade,
  PasskeyMaking,
  PasskeyShown,
} from '@portal/contract/identity/passkey';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = browserSupportsWebAuthn;

/** Has the browser make a passkey. @throws with the words to be shown when nothing came of it. */
export async function makePasskey(making: PasskeyMaking): Promise<PasskeyMade> {
  const { id, response } = await startRegistration({ optionsJSON: making }).catch(inOurWords);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Has the browser show a passkey. @throws with the words to be shown when nothing came of it. */
export async function showPasskey(asking: PasskeyAsking): Promise<PasskeyShown> {
  const { id, response } = await startAuthentication({ optionsJSON: asking }).catch(inOurWords);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

function inOurWords(cause: unknown): never {
  const isKnown =
    cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  const words = isKnown ? '这个通行密钥已经添加过' : '通行密钥未完成，请重试或改用其他方式';
  throw new Error(words, { cause });
}
