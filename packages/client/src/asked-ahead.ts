/**
 * What the page at an address asks for at once, asked before its program is there: on a slow computer that takes longer
 * to start than the server takes to answer. Runs in the first script, so it knows the calls only as addresses.
 */
import { apiBase, headerNames } from '@portal/contract/headers';
import { defaultTenant, requestTimeoutMs } from '@portal/contract/limits';
import { type Caller, commonHeaders } from './headers.ts';
import { stamped } from './stamped.ts';
import { recall, remember, storageKeys } from './storage.ts';

/** A request without what every request carries. */
export interface Question {
  method: string;
  /** Path and query below the base, without the time stamp. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** An answer nobody came for is too old to be handed over after this many milliseconds. */
const keepMs = 10_000;
const asked = new Map<string, Promise<Response>>();

/**
 * Notes what the page at an address, which says what it is about, asks for at once, for the next time it is opened; only
 * the latest page is known. For questions that change nothing.
 */
export function noteQuestions(address: string, questions: readonly Question[]): void {
  remember(storageKeys.lastQuestions, { address, questions });
}

/** Asks again what the page at an address asked for when it was last opened, as whoever is signed in. */
export function askAhead(address: string): void {
  const caller = storedCaller();
  if (!caller || owesAnything()) return;
  for (const question of notedFor(address)) {
    requestAhead({ ...question, headers: { ...commonHeaders(caller), ...question.headers } });
  }
}

/** Makes a request whose response is about to be asked for, whole with its headers. For questions that change nothing. */
function requestAhead({ url, ...request }: Question): void {
  const path = request.method === 'GET' ? stamped(url) : url;
  const signal = AbortSignal.timeout(requestTimeoutMs);
  const response = fetch(apiBase + path, { ...request, signal });
  // Whoever comes for it hears of a problem; until then nobody is asked.
  response.catch(ignore);
  const key = nameOf({ ...request, url });
  asked.set(key, response);
  setTimeout(() => {
    // An answer nobody reads keeps its connection, and a browser has few of them.
    takeNamed(key)
      ?.then((unread) => unread.body?.cancel())
      .catch(ignore);
  }, keepMs);
}

/** The response to a question that was asked ahead, once: the next to ask makes the request. */
export const takeResponse = (question: Question): Promise<Response> | undefined =>
  takeNamed(nameOf(question));

function takeNamed(key: string): Promise<Response> | undefined {
  const response = asked.get(key);
  asked.delete(key);
  return response;
}

const ignore = (): void => undefined;

/** Whatever a request says but when it was made: the answer to any other question is none to this one. */
const nameOf = ({ method, url, headers, body }: Question): string => {
  const said = Object.entries(headers)
    .filter(([name]) => name !== headerNames.timestamp)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([method, url, body, said]);
};

/** Whoever owes something is refused most calls until it is settled. */
function owesAnything(): boolean {
  const owes = recall(storageKeys.owes);
  return Array.isArray(owes) && owes.length > 0;
}

function storedCaller(): Caller | null {
  const [token, person, tenant] = [
    recall(storageKeys.token),
    recall(storageKeys.userInfo),
    recall(storageKeys.tenantId),
  ];
  const workNo = isRecord(person) ? person['workNo'] : undefined;
  if (typeof token !== 'string' || typeof workNo !== 'string') return null;
  return { token, workNo, tenantId: typeof tenant === 'number' ? tenant : defaultTenant };
}

function notedFor(address: string): Question[] {
  const noted = recall(storageKeys.lastQuestions);
  if (!isRecord(noted) || typeof noted['address'] !== 'string') return [];
  // An address that does not say what it is about is opened for what was chosen last.
  const [path = '', query] = address.split('?');
  const [notedPath] = noted['address'].split('?');
  const isThat = query === undefined ? notedPath === path : noted['address'] === address;
  if (!isThat || !Array.isArray(noted['questions'])) return [];
  return noted['questions'].filter(isQuestion);
}

const isQuestion = (value: unknown): value is Question =>
  isRecord(value) &&
  typeof value['method'] === 'string' &&
  typeof value['url'] === 'string' &&
  isRecord(value['headers']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
