import { wantedIn } from '#platform/guard/redirect.ts';
import { send } from '@portal/client/send';
import {
  type PendingLogin,
  beginExternalSignIn,
  completeExternalSignIn,
} from '@portal/contract/identity/external-sign-in';

/** Storage key of the OAuth round trip, in this tab alone. */
const key = 'pro__errand';

interface RoundTrip {
  /** PKCE code verifier. */
  verifier: string;
  /** Page requested before the round trip, or empty. */
  redirect: string;
}

/** Starts the OAuth authorization code flow with PKCE; the provider redirects back to this tab. */
export async function startRoundTrip(provider: string): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const challenge = base64url(new Uint8Array(digest));
  const { url } = await send(beginExternalSignIn, { provider, challenge }, { quiet: true });
  storeRoundTrip({ verifier, redirect: wantedIn(location) ?? '' });
  location.assign(url);
}

/** @throws with the text to be shown where the browser forbids storage: the callback would fail. */
function storeRoundTrip(roundTrip: RoundTrip): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(roundTrip));
  } catch (cause) {
    throw new Error('浏览器禁止本站保存数据，请改用工号登录', { cause });
  }
}

/** Tells whether the address is an OAuth callback. */
export const isCallback = (query: URLSearchParams): boolean =>
  query.has('state') && ['authCode', 'code', 'error'].some((name) => query.has(name));

/** Returns the page requested before the round trip. */
export function redirectBeforeRoundTrip(): string {
  return storedRoundTrip().redirect;
}

/** Completes the round trip, once. @throws with the text to be shown. */
export async function completeRoundTrip(query: URLSearchParams): Promise<PendingLogin> {
  const { verifier } = storedRoundTrip();
  sessionStorage.removeItem(key);
  if (query.has('error')) throw new Error('登录已取消，未能完成授权');
  const state = query.get('state') ?? '';
  const code = query.get('authCode') ?? query.get('code') ?? '';
  const iss = query.get('iss') ?? undefined;
  return send(completeExternalSignIn, { state, verifier, code, iss }, { quiet: true });
}

/** Returns the stored round trip; a tab that started none gets a verifier that matches no state. */
function storedRoundTrip(): RoundTrip {
  const none = { verifier: '0'.repeat(43), redirect: '' };
  try {
    return { ...none, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return none;
  }
}

/** Encodes bytes as base64url, as PKCE requires. */
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
