import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { refuse } from '#platform/http/refuse.ts';

/**
 * Under which origin we vouch for people. What a request says of it is never taken: production has to be told, and a
 * demonstration knows where it listens.
 */
export const issuerOf =
  (app: FastifyInstance, { publicOrigin, mode }: Pick<Config, 'publicOrigin' | 'mode'>) =>
  (): string => {
    if (publicOrigin) return publicOrigin;
    const place = app.server.address();
    const isKnown = mode === 'demonstration' && place !== null && typeof place === 'object';
    return isKnown ? `http://127.0.0.1:${place.port}` : refuse('sso.not-configured');
  };
