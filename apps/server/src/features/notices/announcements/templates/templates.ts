import type { CopyChannel } from '@portal/contract/notices/announcement-desk';
import { textOfHtml } from '@portal/contract/notices/html-text';
import {
  filledIn,
  type MessageTemplate,
  variablesIn,
} from '@portal/contract/notices/message-templates';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import type { Copies } from '../copies/copies.ts';
import { changeAnnouncement, insertAnnouncement, replaceScopes } from '../desk/store.ts';
import { type DeskParts, noter } from '../desk/desk-parts.ts';
import {
  addressOf,
  deleteTemplateRow,
  findStored,
  insertTemplate,
  listStored,
  noteTrial,
  type StoredTemplate,
  updateTemplate,
} from './store.ts';

export type Templates = ReturnType<typeof createTemplates>;
type Written = Omit<MessageTemplate, 'variables' | 'updateTime' | 'updateBy'>;

export interface Trial {
  code: string;
  channel: 'bell' | CopyChannel;
  values: Record<string, string>;
}

/** Letters with gaps, which a system or a person fills in. */
export function createTemplates(parts: DeskParts & { copies: Copies }) {
  const { db, clock, clean } = parts;
  const note = noter(parts);
  const tries = trials(parts);
  const rowOf = (written: Written, { session }: Caller) => ({
    code: written.templateCode,
    name: written.templateName,
    title: written.titile,
    content: clean(written.msgContent),
    priority: written.priority,
    updated_at: clock.now(),
    updated_by: session.personId,
  });

  return {
    list: async () =>
      (await listStored(db)).map((one) => ({ ...one, content: clean(one.content) })),

    async add(written: Written, caller: Caller): Promise<void> {
      const isFree = await insertTemplate(db, rowOf(written, caller));
      if (!isFree) refuse('template.taken');
      await note(caller, 'template.written', { code: written.templateCode });
    },

    async edit(written: Written, caller: Caller): Promise<void> {
      const isThere = await updateTemplate(db, rowOf(written, caller));
      if (!isThere) refuse('template.not-found');
      await note(caller, 'template.written', { code: written.templateCode });
    },

    async delete(code: string, caller: Caller): Promise<void> {
      if (!(await deleteTemplateRow(db, code))) refuse('template.not-found');
      await note(caller, 'template.deleted', { code });
    },

    /** Sends a template, filled in, to the caller and to nobody else. */
    async try({ code, channel, values }: Trial, caller: Caller): Promise<void> {
      const template = (await findStored(db, code)) ?? refuse('template.not-found');
      const isFilled = variablesIn(template.title, template.content).every((name) => values[name]);
      if (!isFilled) refuse('template.unfilled');
      if (channel === 'bell') await tries.byBell(template, values, caller);
      else await tries.byCopy(template, { channel, values }, caller);
      await note(caller, 'template.tried', { code, channel });
    },
  };
}

/** The two ways in which a template is tried. */
function trials({ db, clock, clean, announcer, copies }: DeskParts & { copies: Copies }) {
  return {
    async byBell(
      template: StoredTemplate,
      values: Record<string, string>,
      { session }: Caller,
    ): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const id = await insertAnnouncement(tx, {
          title: filledIn(template.title, values),
          content: clean(filledIn(template.content, values, escaped)),
          sender: '模板测试',
          category: '2',
          priority: template.priority,
          created_by: session.personId,
          created_at: clock.now(),
        });
        await replaceScopes(tx, id, [`person:${session.personId}`]);
        await changeAnnouncement(tx, id, { sent_at: clock.now(), reach: 1 });
      });
      await announcer.look();
    },

    async byCopy(
      template: StoredTemplate,
      { channel, values }: { channel: CopyChannel; values: Record<string, string> },
      { session: { personId } }: Caller,
    ): Promise<void> {
      if (!copies.isOpen(channel)) refuse('channel.closed');
      const address =
        (await addressOf(db, personId, copies.issuers[channel])) ?? refuse('channel.no-address');
      const title = filledIn(template.title, values);
      const slip = { title, words: filledIn(textOfHtml(template.content), values), link: null };
      const isTaken = await copies.put(channel, [address], slip).then(
        ([taken]) => taken ?? false,
        () => false,
      );
      const outcome = isTaken ? 'taken' : 'failed';
      await noteTrial(db, { title, channel, person_id: personId, outcome, sent_at: clock.now() });
      if (!isTaken) refuse('channel.failed');
    },
  };
}

/** A value is text wherever it is put. */
const escaped = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
