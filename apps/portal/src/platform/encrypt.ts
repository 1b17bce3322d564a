const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };

/** Encrypts a text for a public key (SubjectPublicKeyInfo, base64); answers base64. Needs a secure page. */
export async function encryptFor(publicKey: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, false, [
    'encrypt',
  ]);
  const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
