import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { refuse } from '#platform/http/refuse.ts';

/**
 * Returns the issuer. It never comes from a request: production configures it, and a demonstration knows where it
 * listens.
 */
export const issuerOf =
  (app: FastifyInstance, { publicOrigin, mode }: Pick<Config, 'publicOrigin' | 'mode'>) =>
  (): string => {
    if (publicOrigin) return publicOrigin;
    const place = app.server.address();
    const isKnown = mode === 'demonstration' && place !== null && typeof place === 'object';
    return isKnown ? `http://127.0.0.1:${place.port}` : refuse('sso.not-configured');
  };
