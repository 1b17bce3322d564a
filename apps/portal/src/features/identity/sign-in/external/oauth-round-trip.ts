import { send } from '@portal/client/send';
import { type Arrival, beginErrand, endErrand } from '@portal/contract/identity/external-sign-in';

/** What this tab keeps while the person is at a service outside, and nobody else ever sees. */
const key = 'pro__errand';

interface Errand {
  /** What the server holds the returning tab against (PKCE). */
  verifier: string;
  /** Where the person wanted to go, or empty. */
  redirect: string;
}

/** Goes to a service outside to sign in there. The person comes back to a page of ours, in this tab. */
export async function goOnErrand(provider: string): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const challenge = base64url(new Uint8Array(digest));
  const { url } = await send(beginErrand, { provider, challenge }, { quiet: true });
  const redirect = new URLSearchParams(location.search).get('redirect') ?? '';
  keepErrand({ verifier, redirect });
  location.assign(url);
}

/** @throws with words for the person where the browser forbids storage: they would come back as a stranger. */
function keepErrand(errand: Errand): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(errand));
  } catch (cause) {
    throw new Error('浏览器禁止本站保存数据，请改用工号登录', { cause });
  }
}

/** Whether a service has sent the browser here. */
export const isBackFromErrand = (query: URLSearchParams): boolean =>
  query.has('state') && ['authCode', 'code', 'error'].some((name) => query.has(name));

/** Where the person wanted to go before the errand. */
export function wantedBeforeErrand(): string {
  return keptErrand().redirect;
}

/** Ends the errand, once. @throws with words for the person. */
export async function endOfErrand(query: URLSearchParams): Promise<Arrival> {
  const { verifier } = keptErrand();
  sessionStorage.removeItem(key);
  if (query.has('error')) throw new Error('登录已取消，未能完成授权');
  const state = query.get('state') ?? '';
  const code = query.get('authCode') ?? query.get('code') ?? '';
  const iss = query.get('iss') ?? undefined;
  return send(endErrand, { state, verifier, code, iss }, { quiet: true });
}

/** A tab that began none keeps a verifier that fits no state. */
function keptErrand(): Errand {
  const stranger = { verifier: '0'.repeat(43), redirect: '' };
  try {
    return { ...stranger, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return stranger;
  }
}

/** Bytes as the challenge of PKCE spells them. */
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
