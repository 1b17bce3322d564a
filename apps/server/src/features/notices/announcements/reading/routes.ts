import {
  acknowledge,
  archive,
  getAnnouncement,
  listMine,
  listMustRead,
  markAllRead,
  markRead,
  pageMine,
} from '@portal/contract/notices/announcements';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/serve';
import type { Announcements } from './inbox.ts';
import { presentAnnouncement, presentBell } from './to-wire.ts';

export function announcementRoutes(app: FastifyInstance, announcements: Announcements): void {
  serve(app, listMine, async (_, { session }) =>
    presentBell(await announcements.unreadOf(session.personId)),
  );

  serve(app, markRead, async ({ anntId }, { session }) => {
    await announcements.markRead(anntId, session.personId);
    return null;
  });

  serve(app, pageMine, async ({ pageNo, pageSize, ...asked }, { session }) => {
    const [number, size] = [Number(pageNo), Number(pageSize)];
    const sought = {
      title: asked.titile,
      isRead: asked.readFlag && asked.readFlag === '1',
      category: asked.msgCategory,
      priority: asked.priority,
      isArchived: asked.archived === '1',
    };
    const { records, total } = await announcements.pageOf(session.personId, sought, {
      number,
      size,
    });
    const pages = Math.ceil(total / size);
    return { records: records.map(presentAnnouncement), total, size, current: number, pages };
  });

  serve(app, getAnnouncement, async ({ id }, { session }) =>
    presentAnnouncement(await announcements.find(id, session.personId)),
  );

  serve(app, markAllRead, async ({ msgCategory }, { session }) => ({
    marked: await announcements.markAllRead(session.personId, msgCategory),
  }));

  serve(app, archive, async ({ anntId: id, archived }, { session }) => {
    await announcements.archive(session.personId, { id, archived });
    return null;
  });

  serve(app, listMustRead, async (_, { session }) =>
    (await announcements.mustReadOf(session.personId)).map(presentAnnouncement),
  );

  serve(app, acknowledge, async ({ anntId: id, revision }, { session }) => {
    await announcements.acknowledge(session.personId, { id, revision });
    return null;
  });
}
