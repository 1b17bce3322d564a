import { getAnnouncement, listMine, markRead, pageMine } from '@portal/contract/announcements';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/serve';
import type { Announcements } from './announcements.ts';
import { presentAnnouncement, presentBell } from './present.ts';

export function announcementRoutes(app: FastifyInstance, announcements: Announcements): void {
  serve(app, listMine, async (_, { session }) =>
    presentBell(await announcements.unreadOf(session.personId)),
  );

  serve(app, markRead, async ({ anntId }, { session }) => {
    await announcements.markRead(anntId, session.personId);
    return null;
  });

  serve(app, pageMine, async ({ pageNo, pageSize, titile, readFlag }, { session }) => {
    const [number, size] = [Number(pageNo), Number(pageSize)];
    const sought = { title: titile, isRead: readFlag && readFlag === '1' };
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
}
