import type { AudienceRule } from '@portal/contract/notices/announcement-audience';
import { refuse } from '#platform/refuse';
import { countMeant, scopesIn } from '../audience.ts';
import { deskRevising } from './revisions.ts';
import { deskSending } from './sending.ts';
import { type DeskSought, findOnDesk, pageOfDesk, scopesOfAnnouncement } from './store.ts';
import type { DeskParts } from './desk-parts.ts';
import { deskWriting } from './drafts.ts';
import { choicesOf, namesOf } from './audience-choices-store.ts';

export type Desk = ReturnType<typeof createDesk>;

/** What administrators do with announcements; each step is in the audit trail. */
export function createDesk(parts: DeskParts) {
  const { db, clock, clean } = parts;
  return {
    ...deskWriting(parts),
    ...deskSending(parts),
    ...deskRevising(parts),

    /** Drafts first, then the newest; pages begin with 1. */
    page: (sought: DeskSought, { number, size }: { number: number; size: number }) =>
      pageOfDesk(db, clock.now(), sought, { offset: (number - 1) * size, limit: size }),

    /** One as it was written, with the words its audience is known by. */
    async find(id: string) {
      const row = (await findOnDesk(db, clock.now(), id)) ?? refuse('announcement.not-found');
      const scopes = await scopesOfAnnouncement(db, id);
      return {
        row: { ...row, content: clean(row.content) },
        scopes,
        names: await namesOf(db, scopes),
      };
    },

    headCount: (rule: AudienceRule): Promise<number> => countMeant(db, scopesIn(rule)),

    choices: (kind: AudienceRule['targets'][number]['kind'], keyword: string) =>
      choicesOf(db, kind, keyword),
  };
}
