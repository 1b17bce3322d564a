// oxlint-disable unicorn/consistent-function-scoping -- what is sent into the page brings all it needs

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The calls a landing consists of, as addresses and headers. */
export interface BareCalls {
  workNo: string;
  password: string;
  key: string;
  signIn: string;
  /** Made at once when there is a token. */
  after: { method: string; url: string; headers?: Record<string, string> }[];
  headers: Record<string, string>;
  tokenHeader: string;
}

/**
 * Signs in and asks for what a landing shows, and shows nothing; answers how long that took, in milliseconds, with the
 * key in hand as it is when somebody has typed. It is sent into the page as text and knows nothing else here.
 */
export async function signInBarely(given: BareCalls): Promise<number> {
  const ask = async (url: string, init: Asking = {}) => {
    const response = await fetch(url, { ...init, headers: { ...given.headers, ...init.headers } });
    const { result } = await response.json();
    return result;
  };
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const { keyId, publicKey, nonce } = await ask(given.key);

  const begin = performance.now();
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, false, [
    'encrypt',
  ]);
  const plain = new TextEncoder().encode(`${nonce}\n${given.password}`);
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, plain));
  const password = btoa(String.fromCharCode(...sealed));
  const { token } = await ask(given.signIn, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: given.workNo, password, keyId }),
  });
  await Promise.all(
    given.after.map(({ method, url, headers = {} }) =>
      ask(url, {
        method,
        headers: {
          ...headers,
          [given.tokenHeader]: token,
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(method === 'POST' && { body: '{}' }),
      }),
    ),
  );
  return performance.now() - begin;
}
