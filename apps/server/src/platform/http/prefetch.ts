import { encodeCall } from '@portal/contract/call';
import type { AlongAnswers, AlongQuestion } from '@portal/contract/along';
import {
  contextHeaders,
  emptyContext,
  contextFields,
} from '@portal/contract/workplace/work-context';
import { openEnvelope } from '@portal/contract/envelope';
import { apiBase, epochHeader, headerNames } from '@portal/contract/headers';
import { alongPatienceMs } from '@portal/contract/limits';
import type { SignedIn } from '@portal/contract/identity/session';
import type { FastifyInstance } from 'fastify';
import type { Visitor } from '#platform/session/session.ts';

type Answer = AlongAnswers[number];

interface Asker {
  token: string;
  visitor: Visitor;
}

/**
 * Adds the prefetched responses to a sign-in, as its user. Each call is run as a request of its own, through gate,
 * limits and log, so that it yields nothing the same token would not get a moment later. A refused or slow one yields
 * null: the page then makes the call itself.
 */
export async function withPrefetched(
  app: FastifyInstance,
  signedIn: SignedIn,
  { along, visitor }: { along: readonly AlongQuestion[] | undefined; visitor: Visitor },
): Promise<SignedIn> {
  if (!along) return signedIn;
  const asker = { token: signedIn.token, visitor };
  const answers = along.map((question) => inTime(answerTo(app, question, asker)));
  return { ...signedIn, along: await Promise.all(answers) };
}

async function answerTo(
  app: FastifyInstance,
  { path, input, about }: AlongQuestion,
  { token, visitor }: Asker,
): Promise<Answer> {
  const call = app.alongCalls.get(path);
  if (!call) return null;
  const { url, headers, body } = encodeCall(call, input);
  const chosen = {
    ...emptyContext,
    ...(about && { [contextFields[about.kind].member]: about.no }),
  };
  const response = await app.inject({
    method: call.method,
    url: apiBase + url,
    remoteAddress: visitor.address,
    authority: URL.parse(visitor.origin)?.host ?? '',
    headers: {
      ...headers,
      ...contextHeaders(chosen),
      [headerNames.token]: token,
      [headerNames.device]: visitor.deviceId,
      'user-agent': visitor.userAgent,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
  if (response.statusCode !== 200) return null;
  const opened = openEnvelope(response.json(), call);
  return opened.ok
    ? { result: opened.result, epochs: String(response.headers[epochHeader]) }
    : null;
}

/** A first page is not worth a failed sign-in, nor a long one. */
function inTime(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(null);
    const timer = setTimeout(giveUp, alongPatienceMs);
    answer.then(resolve, giveUp).finally(() => clearTimeout(timer));
  });
}
