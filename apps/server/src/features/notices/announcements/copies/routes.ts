import { listChannels } from '@portal/contract/notices/announcement-desk';
import { listSentCopies, repeatCopy } from '@portal/contract/notices/message-templates';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#platform/http/refuse.ts';
import { serve } from '#platform/http/serve.ts';
import { deskAudit, type DeskParts } from '../desk/desk-parts.ts';
import type { Copies } from './copies.ts';
import { pageOfCopies } from './store.ts';
import { copyToWire } from './to-wire.ts';

/** Serves the open channels and the copies that were sent. */
export function copyRoutes(
  app: FastifyInstance,
  { db, audit, copies }: Pick<DeskParts, 'db' | 'audit'> & { copies: Copies },
): void {
  serve(app, listChannels, async () => ({ open: [...copies.open] }));
  serve(app, listSentCopies, async ({ channel, outcome, keyword, ...input }) => {
    const page = await pageOfCopies(db, { channel, outcome, keyword }, input);
    return { ...page, records: page.records.map(copyToWire) };
  });

  const record = deskAudit({ audit });
  serve(app, repeatCopy, async ({ id }, caller) => {
    if (!(await copies.retry(id))) refuse('copy.not-failed');
    await record(caller, 'announcement.copy-repeated', { id });
    return null;
  });
}
