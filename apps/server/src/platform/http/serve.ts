import type { Admits, Call, Input } from '@portal/contract/call';
import { apiBase } from '@portal/contract/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sendResult } from './response.ts';
import { CsvStream } from './csv-stream.ts';
import { FileContent, WithCookie } from '#platform/files/file-content.ts';
import { EncodedContent } from '#platform/files/encoded-content.ts';
import { refuse } from './refuse.ts';
import { withLooker } from '#platform/session/looker.ts';
import type { Caller, Session, Visitor } from '#platform/session/session.ts';
import { parseStrictJson } from './strict-json.ts';
import { parseStrictQuery } from './strict-query.ts';
import { withinTenant } from '#platform/database/tenant.ts';

type CallerOf<A extends Admits> = A extends 'signed-in' ? Caller : Visitor;

/**
 * Answers one call of the contract, and holds the handler to what the contract says of it: whom it admits, what it
 * takes and gives, how often, and (in `error-handler.ts`) what it may refuse. The only way to make a route.
 */
export function serve<I extends Input, R extends z.ZodType, A extends Admits>(
  app: FastifyInstance,
  call: Call<I, R, A>,
  handle: (
    input: z.infer<I>,
    caller: CallerOf<A>,
  ) => Promise<z.infer<R> | EncodedContent | CsvStream | FileContent | WithCookie<z.infer<R>>>,
): void {
  checkDeclared(call);
  if (call.comesAlong) app.alongCalls.set(call.path, call);
  app.route({
    method: call.method,
    url: call.envelope === 'bare' ? call.path : apiBase + call.path,
    config: { call },
    handler: async (request, reply) => {
      if (call.isPolled) return app.polls.run(() => answer(request, reply));
      return answer(request, reply);
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const visitor = await app.gate.admit(call, request);
    const input = readInput(call, request);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gate turned everyone without a session away
    const work = () => handle(input, visitor as CallerOf<A>);
    const handled = await (visitor.session ? withinSession(visitor.session, work) : work());
    const hasCookie = handled instanceof WithCookie;
    if (hasCookie) reply.header('set-cookie', handled.cookie);
    const answered = hasCookie ? handled.result : handled;
    const isMade =
      answered instanceof EncodedContent ||
      answered instanceof CsvStream ||
      answered instanceof FileContent;
    const result = isMade ? answered : call.result.parse(answered);
    return sendResult(call, result, { request, reply, now: app.clock.now() });
  }
}

/** Does work for the tenant of a session, and in the name of whoever uses it. */
function withinSession<T>({ tenantId, lookedBy }: Session, work: () => T): T {
  return withinTenant(tenantId, lookedBy ? () => withLooker(lookedBy, work) : work);
}

/** Reads the input of a call out of everything it sends, wherever that travels: path, headers, query or body. */
export function readInput<I extends Input>(call: Call<I>, request: FastifyRequest): z.infer<I> {
  const input = call.input.safeParse(gather(call, request), { error: () => '' });
  if (input.success) return input.data;
  const words = input.error.issues.find((issue) => issue.message !== '')?.message;
  return refuse('input.invalid', { cause: input.error, ...(words && { message: words }) });
}

/** Every member comes from one place alone; what is given in two, or where it does not belong, is refused. */
function gather(call: Call, request: FastifyRequest): object {
  const [, query = ''] = request.url.split(/\?(.*)/s);
  const asked = parseStrictQuery(query);
  const sent = call.method === 'GET' ? asked : bodyOf(request);
  const hasStrayQuery = call.method !== 'GET' && Object.keys(asked).length > 0;
  if (!isObject(sent) || hasStrayQuery) return refuse('input.invalid');
  const placed = { ...pathOf(request), ...headersOf(call, request) };
  if (Object.keys(placed).some((name) => name in sent)) refuse('input.invalid');
  return { ...sent, ...placed };
}

const headersOf = ({ inHeader = [] }: Call, { headers }: FastifyRequest): object =>
  Object.fromEntries(inHeader.map((name) => [name, headers[name.toLowerCase()]]));

const bodyOf = ({ body }: FastifyRequest): unknown =>
  typeof body === 'string' && body !== '' ? parseStrictJson(body) : {};

const pathOf = ({ params }: FastifyRequest): object => (isObject(params) ? params : {});

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const members = ['admits', 'action', 'input', 'result', 'refuses', 'rate', 'envelope'] as const;

/** A call that leaves something unsaid keeps the server from starting. */
export function checkDeclared(call: Call): void {
  const missing = members.filter((member) => !(member in call));
  if (missing.length > 0) {
    throw new Error(`${call.method} ${call.path} does not declare: ${missing.join(', ')}`);
  }
  if (call.action !== null && call.admits !== 'signed-in') {
    throw new Error(`${call.method} ${call.path} asks for an action of someone not signed in`);
  }
  if (call.comesAlong && (call.admits !== 'signed-in' || call.rate !== 'read')) {
    throw new Error(
      `${call.method} ${call.path} comes along with a sign-in and is no reading of one's own`,
    );
  }
  if (call.proof && call.admits !== 'signed-in') {
    throw new Error(`${call.method} ${call.path} asks for a proof of someone not signed in`);
  }
}
