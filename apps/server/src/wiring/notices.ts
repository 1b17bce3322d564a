import type { FastifyInstance } from 'fastify';
import { createReachOf, whereReached } from '#features/administration/administered-people.ts';
import { createWorkNotices } from '#features/identity/external/dingtalk/work-notices.ts';
import { createAudience } from '#features/notices/announcements/audience.ts';
import { createCleaner } from '#platform/html/clean-html.ts';
import type { Channel } from '#features/notices/announcements/copies/channels.ts';
import { createCopies } from '#features/notices/announcements/copies/copies.ts';
import { channelRoutes } from '#features/notices/announcements/copies/channel-desk.ts';
import { createDesk } from '#features/notices/announcements/desk/desk.ts';
import { createPreviews } from '#features/notices/announcements/desk/preview.ts';
import { deskRoutes, previewRoutes } from '#features/notices/announcements/desk/routes.ts';
import {
  createPersonNotices,
  type PersonNotices,
} from '#features/notices/announcements/person-notices.ts';
import { type NotifyPages, createPublisher } from '#features/notices/announcements/publisher.ts';
import { createReaders } from '#features/notices/announcements/readers/readers.ts';
import { readerRoutes } from '#features/notices/announcements/readers/routes.ts';
import { createInbox } from '#features/notices/announcements/reading/inbox.ts';
import { announcementRoutes } from '#features/notices/announcements/reading/routes.ts';
import { templateRoutes } from '#features/notices/announcements/templates/routes.ts';
import { createTemplates } from '#features/notices/announcements/templates/templates.ts';
import { type Live, createLive } from '#features/notices/live/live.ts';
import { liveRoutes } from '#features/notices/live/routes.ts';
import { createMessages } from '#features/notices/messages/messages.ts';
import { messageRoutes } from '#features/notices/messages/routes.ts';
import type { WhereReached } from '#features/notices/messages/store.ts';
import { createNoticeChannel } from '#features/sms/notice-channel.ts';
import type { ToDos } from '#features/workplace/records/to-dos/record-to-dos.ts';
import type { ToDoChanges } from '#features/workplace/records/to-dos/to-do-changes.ts';
import { createPortalRelease } from '#platform/files/portal-release.ts';
import type { Outbounds } from '#platform/outbound/outbounds.ts';
import type { Session } from '#platform/session/session.ts';
import type { World } from '../world.ts';
import type { SharedServices } from './shared.ts';

/** Changes of what waits for users, and whom they concern. */
interface ToDoNews extends Pick<ToDoChanges, 'onChange'>, Pick<ToDos, 'isConcerned'> {}

/** Wires `features/notices`: the socket of open pages, and announcements. */
export async function wireNotices(
  app: FastifyInstance,
  world: World,
  shared: SharedServices & { toDos: ToDoNews },
): Promise<{ live: Live; notices: PersonNotices }> {
  const { db, bus, clock, config } = world;
  const { epochs, sessions, faults, toDos } = shared;
  const release = createPortalRelease({ clock });
  const limits = config.live;
  const live = await createLive({ db, bus, epochs, sessions, release, limits, faults });
  liveRoutes(app, live);
  toDos.onChange(({ tenantId, type }) =>
    live.broadcastToDos((user) => user.tenantId === tenantId && toDos.isConcerned(user, type)),
  );
  return { live, notices: wireAnnouncements(app, world, { ...shared, live }) };
}

/** Wires announcements: inbox, desk, readers, templates and copies. Returns what sends messages to one person. */
function wireAnnouncements(
  app: FastifyInstance,
  world: World,
  { audit, epochs, faults, outbounds, permissions, live }: SharedServices & { live: Live },
): PersonNotices {
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
    services: channelsOf(world, outbounds),
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
  const reachOf = createReachOf({ db, mayAct: permissions.mayAct });
  const reachedBy = async (user: Session): Promise<WhereReached> => {
    const reach = await reachOf(user);
    return (id) => whereReached(reach, id);
  };
  messageRoutes(
    app,
    createMessages({ db, audit, reachedBy, retryCopies: (ids, by) => copies.retry(ids, by) }),
  );
  channelRoutes(app, { ...parts, copies });
  // What an earlier release left behind, which had no queues.
  app.addHook('onListen', () => faults.watch('announcements', publisher.resume()));
  return createPersonNotices(clock, publisher);
}

/** Returns the configured services that carry copies of announcements. */
function channelsOf({ clock, config }: World, outbounds: Outbounds): Channel[] {
  const { dingtalk } = config.external;
  const { dingtalkAgentId: agentId } = config.notices;
  const telephones = createNoticeChannel(config, { clock, outbounds });
  return [
    ...(dingtalk && agentId !== undefined
      ? [createWorkNotices({ config: dingtalk, agentId, clock, outbounds })]
      : []),
    ...(telephones ? [telephones] : []),
  ];
}
