import { listChannels } from '@portal/contract/notices/announcement-desk';
import {
  addTemplate,
  deleteTemplate,
  editTemplate,
  listSentCopies,
  listTemplates,
  repeatCopy,
  tryTemplate,
} from '@portal/contract/notices/message-templates';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#platform/refuse';
import { serve } from '#platform/serve';
import { pageOfCopies } from '../copies/store.ts';
import type { Copies } from '../copies/copies.ts';
import { presentCopy, presentTemplate } from '../desk/to-wire.ts';
import { pageOf, pagesOf } from '../desk/routes.ts';
import { type DeskParts, noter } from '../desk/desk-parts.ts';
import type { Templates } from './templates.ts';

export function templateRoutes(app: FastifyInstance, templates: Templates): void {
  serve(app, listTemplates, async () => (await templates.list()).map(presentTemplate));
  serve(app, addTemplate, async (written, caller) => {
    await templates.add(written, caller);
    return null;
  });
  serve(app, editTemplate, async (written, caller) => {
    await templates.edit(written, caller);
    return null;
  });
  serve(app, deleteTemplate, async ({ templateCode }, caller) => {
    await templates.delete(templateCode, caller);
    return null;
  });
  serve(app, tryTemplate, async ({ templateCode: code, channel, values }, caller) => {
    await templates.try({ code, channel, values }, caller);
    return null;
  });
}

/** By which ways copies go, and what became of them. */
export function copyRoutes(
  app: FastifyInstance,
  { db, audit, copies }: Pick<DeskParts, 'db' | 'audit'> & { copies: Copies },
): void {
  serve(app, listChannels, async () => ({ open: [...copies.open] }));
  serve(app, listSentCopies, async ({ channel, outcome, keyword, ...asked }) => {
    const page = pageOf(asked);
    const { records, total } = await pageOfCopies(db, { channel, outcome, keyword }, page);
    return { records: records.map(presentCopy), ...pagesOf(total, page) };
  });

  const note = noter({ audit });
  serve(app, repeatCopy, async ({ id }, caller) => {
    if (!(await copies.repeat(id))) refuse('copy.not-failed');
    await note(caller, 'announcement.copy-repeated', { id });
    return null;
  });
}
