import { getPreferences, savePreferences } from '@portal/contract/workplace/preferences';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { OwnPreferences } from './preferences.ts';

export function preferenceRoutes(app: FastifyInstance, preferences: OwnPreferences): void {
  serve(app, getPreferences, (_, { session }) => preferences.of(session.personId));

  serve(app, savePreferences, async (chosen, { session }) => {
    await preferences.save(session.personId, chosen);
    return null;
  });
}
