import type { FastifyInstance } from 'fastify';
import { createLive, type Live } from '#features/notices/live/live.ts';
import { liveRoutes } from '#features/notices/live/routes.ts';
import type { Epochs } from '#platform/cache/epochs.ts';
import type { Faults } from '#platform/log/faults.ts';
import { createPortalRelease } from '#platform/files/portal-release.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { World } from '../world.ts';

interface OpenPagesParts {
  faults: Faults;
  epochs: Epochs;
  sessions: Sessions;
}

/** Serves the socket of open pages; returns the functions that push to them. */
export async function openPages(
  app: FastifyInstance,
  { db, bus, clock, config }: World,
  { epochs, sessions, faults }: OpenPagesParts,
): Promise<Live> {
  const release = createPortalRelease({ clock });
  const limits = config.live;
  const live = await createLive({ db, bus, clock, epochs, sessions, release, limits, faults });
  liveRoutes(app, live);
  return live;
}
