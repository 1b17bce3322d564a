/**
 * Repeats the first requests of a page before its program is loaded: on a slow computer the program takes longer to
 * start than the server to answer. It runs in the first script, so it knows the calls only as addresses.
 */
import { second } from '@portal/common/durations';
import { apiBase, headerNames } from '@portal/contract/headers';
import { defaultTenant, requestTimeoutMs } from '@portal/contract/limits';
import { type Caller, commonHeaders, timestamped } from './headers.ts';
import { recall, remember, storageKeys } from './storage.ts';

/** A request without the common headers. */
export interface CallRequest {
  method: string;
  /** Path and query below the base, without the time stamp. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** A response that is not taken within this time is dropped. */
const keepMs = 10 * second;
const asked = new Map<string, Promise<Response>>();

/**
 * Stores the first requests of the page at an address, for the next time it is opened; only the latest page is kept.
 * For requests that change nothing.
 */
export function storeFirstRequests(address: string, questions: readonly CallRequest[]): void {
  remember(storageKeys.firstRequests, { address, questions });
}

/** Makes the stored requests of the page at an address again, for the signed-in user. */
export function repeatFirstRequests(address: string): void {
  const caller = storedCaller();
  if (!caller || hasPendingSteps()) return;
  for (const question of notedFor(address)) {
    requestAhead({ ...question, headers: { ...commonHeaders(caller), ...question.headers } });
  }
}

/** Makes a request ahead of need and keeps its response. For requests that change nothing. */
function requestAhead({ url, ...request }: CallRequest): void {
  const path = request.method === 'GET' ? timestamped(url) : url;
  const signal = AbortSignal.timeout(requestTimeoutMs);
  const response = fetch(apiBase + path, { ...request, signal });
  // The request that takes it reports a problem; until then nobody does.
  response.catch(ignore);
  const key = nameOf({ ...request, url });
  asked.set(key, response);
  setTimeout(() => {
    // An unread response keeps its connection, and a browser has few of them.
    takeNamed(key)
      ?.then((unread) => unread.body?.cancel())
      .catch(ignore);
  }, keepMs);
}

/** Takes the response of an equal request made ahead, once. */
export const takeResponse = (question: CallRequest): Promise<Response> | undefined =>
  takeNamed(nameOf(question));

function takeNamed(key: string): Promise<Response> | undefined {
  const response = asked.get(key);
  asked.delete(key);
  return response;
}

const ignore = (): void => undefined;

/** Names a request by all of its parts but the time stamp: only an equal request may take the response. */
const nameOf = ({ method, url, headers, body }: CallRequest): string => {
  const said = Object.entries(headers)
    .filter(([name]) => name !== headerNames.timestamp)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([method, url, body, said]);
};

/** Returns whether a stored session has pending steps: most of its calls would be refused. */
function hasPendingSteps(): boolean {
  const steps = recall(storageKeys.pendingSteps);
  return Array.isArray(steps) && steps.length > 0;
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

function notedFor(address: string): CallRequest[] {
  const noted = recall(storageKeys.firstRequests);
  if (!isRecord(noted) || typeof noted['address'] !== 'string') return [];
  // An address that does not say what it is about is opened for what was chosen last.
  const [path = '', query] = address.split('?');
  const [notedPath] = noted['address'].split('?');
  const isThat = query === undefined ? notedPath === path : noted['address'] === address;
  if (!isThat || !Array.isArray(noted['questions'])) return [];
  return noted['questions'].filter(isQuestion);
}

const isQuestion = (value: unknown): value is CallRequest =>
  isRecord(value) &&
  typeof value['method'] === 'string' &&
  typeof value['url'] === 'string' &&
  isRecord(value['headers']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
