import type { AudienceRule } from '@portal/contract/notices/announcement-audience';
import { refuse } from '#platform/http/refuse.ts';
import { countRecipients, scopesOfRule } from '../audience.ts';
import { revisionActions } from './revisions.ts';
import { sendActions } from './sending.ts';
import { type DeskFilter, findOnDesk, pageOfDesk, scopesOfAnnouncement } from './store.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import type { DeskParts } from './desk-parts.ts';
import { draftActions } from './drafts.ts';
import { searchChoices, namesOfScopes } from './audience-choices-store.ts';

export type Desk = ReturnType<typeof createDesk>;

/** Everything administrators do with announcements; each action is in the audit trail. */
export function createDesk(parts: DeskParts) {
  const { db, clock, clean } = parts;
  return {
    ...draftActions(parts),
    ...sendActions(parts),
    ...revisionActions(parts),

    /** Returns a page: drafts first, then newest; pages begin with 1. */
    page: (filter: DeskFilter, page: PageRequest) => pageOfDesk(db, clock.now(), filter, page),

    /** Returns an announcement with its audience and the names of that. */
    async find(id: string) {
      const row = (await findOnDesk(db, clock.now(), id)) ?? refuse('announcement.not-found');
      const scopes = await scopesOfAnnouncement(db, id);
      return {
        row: { ...row, content: clean(row.content) },
        scopes,
        names: await namesOfScopes(db, scopes),
      };
    },

    audienceSize: (rule: AudienceRule): Promise<number> => countRecipients(db, scopesOfRule(rule)),

    choices: (kind: AudienceRule['targets'][number]['kind'], keyword: string) =>
      searchChoices(db, kind, keyword),
  };
}
