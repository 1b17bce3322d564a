// oxlint-disable unicorn/consistent-function-scoping -- what is sent into the page brings all it needs

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The calls of a sign-in, as addresses and headers. */
export interface BareCalls {
  workNo: string;
  password: string;
  key: string;
  signIn: string;
  /** The calls made in parallel once there is a token. */
  after: { method: string; url: string; headers?: Record<string, string> }[];
  headers: Record<string, string>;
  tokenHeader: string;
}

/**
 * Signs in and makes the calls of the first page without showing anything; returns the duration in milliseconds, from
 * when the key is known. It is sent into the page as text, so it can use nothing else of this file.
 */
export async function signInBarely(calls: BareCalls): Promise<number> {
  const ask = async (url: string, init: RequestOptions = {}) => {
    const response = await fetch(url, { ...init, headers: { ...calls.headers, ...init.headers } });
    const { result } = await response.json();
    return result;
  };
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const { keyId, publicKey, nonce } = await ask(calls.key);

  const begin = performance.now();
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, false, [
    'encrypt',
  ]);
  const plain = new TextEncoder().encode(`${nonce}\n${calls.password}`);
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, plain));
  const password = btoa(String.fromCharCode(...sealed));
  const { token } = await ask(calls.signIn, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: calls.workNo, password, keyId }),
  });
  await Promise.all(
    calls.after.map(({ method, url, headers = {} }) =>
      ask(url, {
        method,
        headers: {
          ...headers,
          [calls.tokenHeader]: token,
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(method === 'POST' && { body: '{}' }),
      }),
    ),
  );
  return performance.now() - begin;
}
