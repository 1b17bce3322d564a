import type { Call } from '@portal/contract/call';
import { type Refusal, refusedAnywhere } from '@portal/contract/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from './response.ts';
import { isUnavailable } from '#platform/database/errors.ts';
import { Refused } from './refuse.ts';

/** Refusals without an audit entry: nobody's doing, too many, or sealed in more detail where they are made. */
const unsealed: ReadonlySet<Refusal> = new Set([
  'host.foreign',
  'route.not-found',
  'route.wrong-method',
  'rate.exceeded',
  'server.unavailable',
  'server.defect',
  'session.expired',
  'sign-in.busy',
  'sign-in.failed',
  'sign-in.frozen',
  'password.wrong-old',
]);

/** Turns every error into a response: a refusal in its words, a defect in one plain sentence. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { call } = request.routeOptions.config;
    const refused = refusalOf(error, call);
    if (refused.refusal === 'server.defect') request.log.error({ err: error }, 'defect');
    else if (refused.refusal === 'server.unavailable')
      request.log.warn({ err: error }, 'unavailable');
    if (!unsealed.has(refused.refusal)) app.onRefusal(refused.refusal, request);
    return sendRefusal(call?.envelope ?? 'main', refused, { reply, now: app.clock.now() });
  });
  app.setNotFoundHandler((request, reply) => {
    const refusal = isOtherMethod(app, request) ? 'route.wrong-method' : 'route.not-found';
    return sendRefusal('main', new Refused(refusal), { reply, now: app.clock.now() });
  });
}

/** Refusals for errors of Fastify itself, before a handler runs. */
const byFastifyCode: Record<string, Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'input.unsupported',
  FST_ERR_CTP_BODY_TOO_LARGE: 'input.too-large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input.invalid',
  FST_ERR_BAD_URL: 'input.invalid',
};

function refusalOf(error: unknown, call: Call | undefined): Refused {
  if (error instanceof Refused) {
    const isDeclared =
      refusedAnywhere.includes(error.refusal) || call?.refuses.includes(error.refusal);
    return isDeclared ? error : new Refused('server.defect', { cause: error });
  }
  if (isUnavailable(error)) return new Refused('server.unavailable', { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new Refused(byFastifyCode[code] ?? 'server.defect', { cause: error });
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Returns whether a path is a call's, with another method. Paths of files are none. */
const isOtherMethod = (app: FastifyInstance, { url }: FastifyRequest): boolean =>
  methods.some((method) => {
    const route = app.findRoute({ method, url: url.split('?')[0] ?? '' });
    return route !== null && !('*' in route.params);
  });
