import type { CopyChannel } from '@portal/contract/notices/announcement-desk';
import { textOfHtml } from '@portal/contract/notices/html-text';
import {
  escapeHtml,
  filledIn,
  type MessageTemplate,
  variablesIn,
} from '@portal/contract/notices/message-templates';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Copies } from '../copies/copies.ts';
import { createTestCopies } from '../copies/test-copy.ts';
import { changeAnnouncement, insertAnnouncement, replaceScopes } from '../desk/store.ts';
import { type DeskParts, deskAudit } from '../desk/desk-parts.ts';
import {
  deleteTemplateRow,
  findTemplate,
  insertTemplate,
  insertTestCopy,
  storedTemplates,
  type StoredTemplate,
  updateTemplate,
  versionsOfTemplate,
} from './store.ts';

export type Templates = ReturnType<typeof createTemplates>;
type TemplateInput = Omit<MessageTemplate, 'variables' | 'version' | 'updateTime' | 'updateBy'>;

export interface TemplateTest {
  code: string;
  channel: 'bell' | CopyChannel;
  values: Record<string, string>;
}

/** Manages message templates: letters with variables to fill in. */
export function createTemplates(parts: DeskParts & { copies: Copies }) {
  const { db, clock, clean } = parts;
  const record = deskAudit(parts);
  const testSender = testSenders(parts);
  const rowOf = (input: TemplateInput, { session }: Caller) => ({
    code: input.templateCode,
    name: input.templateName,
    title: input.titile,
    content: clean(input.msgContent),
    priority: input.priority,
    updated_at: clock.now(),
    updated_by: session.personId,
  });

  return {
    list: async () =>
      (await storedTemplates(db)).map((one) => ({ ...one, content: clean(one.content) })),

    async add(input: TemplateInput, caller: Caller): Promise<void> {
      const isFree = await insertTemplate(db, rowOf(input, caller));
      if (!isFree) refuse('template.taken');
      await record(caller, 'template.written', { code: input.templateCode });
    },

    async versions(code: string) {
      if (!(await findTemplate(db, code))) refuse('template.not-found');
      const all = await versionsOfTemplate(db, code);
      return all.map((one) => ({ ...one, content: clean(one.content) }));
    },

    async edit(input: TemplateInput, seen: number, caller: Caller): Promise<void> {
      const isChanged = await updateTemplate(db, rowOf(input, caller), seen);
      if (!isChanged) {
        const isThere = await findTemplate(db, input.templateCode);
        refuse(isThere ? 'template.changed' : 'template.not-found');
      }
      await record(caller, 'template.written', { code: input.templateCode });
    },

    async delete(code: string, caller: Caller): Promise<void> {
      if (!(await deleteTemplateRow(db, code))) refuse('template.not-found');
      await record(caller, 'template.deleted', { code });
    },

    /** Sends a filled-in template to the caller only. */
    async sendTest({ code, channel, values }: TemplateTest, caller: Caller): Promise<void> {
      const template = (await findTemplate(db, code)) ?? refuse('template.not-found');
      const isFilled = variablesIn(template.title, template.content).every((name) => values[name]);
      if (!isFilled) refuse('template.unfilled');
      if (channel === 'bell') await testSender.byBell(template, values, caller);
      else await testSender.byCopy(template, { channel, values }, caller);
      await record(caller, 'template.tried', { code, channel });
    },
  };
}

/** Sends a test of a template, by the bell or by a copy channel. */
function testSenders(parts: DeskParts & { copies: Copies }) {
  const { db, clock, clean, publisher } = parts;
  const sendTest = createTestCopies(parts);
  return {
    async byBell(
      template: StoredTemplate,
      values: Record<string, string>,
      { session, requestId }: Caller,
    ): Promise<void> {
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        const id = await insertAnnouncement(tx, {
          title: filledIn(template.title, values),
          content: clean(filledIn(template.content, values, escapeHtml)),
          sender: '模板测试',
          category: '2',
          priority: template.priority,
          created_by: session.personId,
          created_at: clock.now(),
        });
        await replaceScopes(tx, id, [`person:${session.personId}`]);
        await changeAnnouncement(tx, id, { sent_at: at, reach: 1 });
        await insertTestCopy(tx, {
          announcement_id: id,
          title: filledIn(template.title, values),
          channel: 'bell',
          person_id: session.personId,
          outcome: 'taken',
          request_id: requestId,
          sent_at: at,
          tries: JSON.stringify([{ at, kind: 'taken', requestId }]),
        });
      });
      await publisher.publishDue();
    },

    async byCopy(
      template: StoredTemplate,
      { channel, values }: { channel: CopyChannel; values: Record<string, string> },
      caller: Caller,
    ): Promise<void> {
      const title = filledIn(template.title, values);
      const message = { title, words: filledIn(textOfHtml(template.content), values), link: null };
      await sendTest(channel, message, caller);
    },
  };
}
