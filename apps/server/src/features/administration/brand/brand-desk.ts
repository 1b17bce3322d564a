import { brandWords, standardBrand } from '@portal/contract/brand';
import type { BrandFields } from '@portal/contract/administration/brand';
import { defaultTenant } from '@portal/contract/limits';
import type { Audit } from '#platform/audit/audit.ts';
import { type Members, recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginate } from '#platform/database/paginate.ts';
import { tenantId, withinTenant } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Clock } from '#platform/time/clock.ts';
import { wireTime } from '@portal/common/group-time';
import { shown } from './brands.ts';
import {
  attachPictures,
  type BrandRevision,
  findNewest,
  findRevision,
  insertRevision,
  selectRevisions,
} from './store.ts';

interface BrandDeskParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  nameOf: (db: Database, personId: string) => Promise<string>;
  /** Reads what has changed, so that whoever is answered afterwards has the new brand. */
  follow: () => Promise<void>;
}

export type BrandDesk = ReturnType<typeof createBrandDesk>;

/** Lets administrators write the brand of their tenant, and take a revision of it back. */
export function createBrandDesk({ db, clock, audit, nameOf, follow }: BrandDeskParts) {
  /** Makes the next revision of the one that the author has seen. */
  async function publish(
    caller: Caller,
    { fields, seen, takesBack }: { fields: BrandFields; seen: number; takesBack: number | null },
  ): Promise<void> {
    const { personId } = caller.session;
    const before = await db.transaction().execute(async (within) => {
      const current = (await findNewest(within)) ?? (await beginning(within));
      if (current.number !== seen) refuse('brand.changed');
      const pictures = [fields.logo, fields.picture].filter((id) => id !== null);
      const known = await attachPictures(within, pictures, personId);
      if (known !== new Set(pictures).size) refuse('brand.picture');
      const isNext = await insertRevision(within, {
        number: seen + 1,
        fields,
        authorId: personId,
        authorName: await nameOf(within, personId),
        takesBack,
        madeAt: clock.now(),
      });
      if (!isNext) refuse('brand.changed');
      return current.fields;
    });
    await recordChange(audit, caller, {
      kind: 'brand.changed',
      object: 'brand',
      what: takesBack === null ? 'edited' : 'taken-back',
      before: membersOf(before),
      after: membersOf(fields),
    });
    await follow();
  }

  return {
    async read() {
      const { number, fields } = (await findNewest(db)) ?? (await beginning(db));
      const { logo, picture } = shown(fields, tenantId());
      return { fields, revision: number, shown: { logo, picture } };
    },

    save: ({ revision, ...fields }: BrandFields & { revision: number }, caller: Caller) =>
      publish(caller, { fields, seen: revision, takesBack: null }),

    async takeBack({ to, revision }: { to: number; revision: number }, caller: Caller) {
      const found = to === 0 ? await beginning(db) : await findRevision(db, to);
      const { fields } = found ?? refuse('brand.not-found');
      await publish(caller, { fields, seen: revision, takesBack: to });
    },

    async revisions(page: PageRequest) {
      const found = await paginate(selectRevisions(db).orderBy('number', 'desc'), page);
      const records = await Promise.all(
        found.records.map(async ({ number, fields, author_name, takes_back, made_at }) => {
          const former = (await findRevision(db, number - 1)) ?? (await beginning(db));
          return {
            number,
            time: wireTime(made_at),
            realname: author_name,
            takesBack: takes_back,
            ...differenceOf(membersOf(former.fields), membersOf(fields)),
          };
        }),
      );
      return { ...found, records };
    },
  };
}

/** Returns what the tenant shows before its first revision: the default tenant's words, and no pictures of its own. */
async function beginning(db: Database): Promise<BrandRevision> {
  const isFirst = tenantId() === defaultTenant;
  const own = isFirst ? undefined : await withinTenant(defaultTenant, () => findNewest(db));
  return { number: 0, fields: { ...(own?.fields ?? standardBrand), logo: null, picture: null } };
}

const membersOf = (fields: BrandFields): Members => ({
  ...Object.fromEntries(brandWords.map((word) => [word, fields[word]])),
  dye: fields.dye,
  ...(fields.logo !== null && { logo: fields.logo }),
  ...(fields.picture !== null && { picture: fields.picture }),
});

function differenceOf(before: Members, after: Members): { before: Members; after: Members } {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const only = (members: Members): Members =>
    Object.fromEntries(
      Object.entries(members).filter(([name]) => names.has(name) && before[name] !== after[name]),
    );
  return { before: only(before), after: only(after) };
}
