import type { FastifyInstance } from 'fastify';
import { createInbox } from '#features/notices/announcements/reading/inbox';
import { type NotifyPages, createPublisher } from '#features/notices/announcements/publisher';
import { createAudience } from '#features/notices/announcements/audience';
import { createCleaner } from '#features/notices/announcements/clean-html';
import { createCopies } from '#features/notices/announcements/copies/copies';
import { createDesk } from '#features/notices/announcements/desk/desk';
import { deskRoutes, previewRoutes } from '#features/notices/announcements/desk/routes';
import { readerRoutes } from '#features/notices/announcements/readers/routes';
import { createPreviews } from '#features/notices/announcements/desk/preview';
import { createReaders } from '#features/notices/announcements/readers/readers';
import { announcementRoutes } from '#features/notices/announcements/reading/routes';
import { copyRoutes } from '#features/notices/announcements/copies/routes';
import { templateRoutes } from '#features/notices/announcements/templates/routes';
import { createTemplates } from '#features/notices/announcements/templates/templates';
import type { Live } from '#features/notices/live/live';
import { createWorkNotices } from '#features/outside/work-notices';
import type { Audit } from '#platform/audit';
import type { Epochs } from '#platform/epochs';
import type { Faults } from '#platform/faults';
import { createTelephoneBox, type Letterbox } from '#platform/letterbox';
import type { World } from '../world.ts';

interface AnnouncementParts {
  audit: Audit;
  epochs: Epochs;
  faults: Faults;
  live: Pick<Live, 'broadcastNotice' | 'broadcastRead'>;
}

/** What the group tells its people. */
export function announceRoutes(
  app: FastifyInstance,
  world: World,
  { audit, epochs, faults, live }: AnnouncementParts,
): void {
  const { db, clock, log, jobs, secret, config } = world;
  const clean = createCleaner();
  const audience = createAudience({ db, epochs });
  const onRead = live.broadcastRead;
  announcementRoutes(app, createInbox({ db, clock, audience, clean, onRead }));

  const { publicOrigin } = config;
  const copies = createCopies({
    db,
    clock,
    log,
    jobs,
    letterboxes: letterboxesOf(world),
    publicOrigin,
  });
  const notifyPages: NotifyPages = (news) =>
    live.broadcastNotice(news).catch((err: unknown) => faults.note('notice log', err));
  const publisher = createPublisher({ db, clock, jobs, copies, notifyPages });
  const parts = { db, clock, audit, clean, publisher };
  deskRoutes(app, createDesk(parts));
  readerRoutes(app, createReaders(parts));
  previewRoutes(app, createPreviews({ db, clock, clean, secret }));
  templateRoutes(app, createTemplates({ ...parts, copies }));
  copyRoutes(app, { ...parts, copies });
  // What an earlier release left behind, which had no queues.
  app.addHook('onListen', () => faults.watch('announcements', publisher.resume()));
}

function letterboxesOf({ clock, config }: World): Letterbox[] {
  const { dingtalk } = config.outside;
  const { dingtalkAgentId: agentId } = config.notices;
  const telephones = createTelephoneBox(config, clock);
  return [
    ...(dingtalk && agentId !== undefined
      ? [createWorkNotices({ config: dingtalk, agentId, clock })]
      : []),
    ...(telephones ? [telephones] : []),
  ];
}
