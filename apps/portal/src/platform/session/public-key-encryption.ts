const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };

/** Imports a public key (SubjectPublicKeyInfo, base64). Needs a secure page. */
export const importPublicKey = (publicKey: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, false, ['encrypt']);

/** Encrypts a text with a public key; returns base64. */
export async function encryptWithPublicKey(key: CryptoKey, text: string): Promise<string> {
  const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
