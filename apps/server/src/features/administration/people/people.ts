import { maskedPhone } from '@portal/contract/identity/phone';
import type { addPerson, editPerson } from '@portal/contract/administration/people';
import type { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import { recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Access } from '../access.ts';
import type { Reach } from '../administered-people.ts';
import { addToPlaces, existing } from '../memberships/membership-store.ts';
import { pageOfPeople, type PeopleFilter, readPeople } from './list-store.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import type { PersonSort } from '@portal/contract/administration/people';
import {
  insertPerson,
  listPositions,
  listRoleNames,
  type PersonFields,
  type StoredPerson,
  updatePerson,
} from './person-store.ts';
import { personToWire } from './to-wire.ts';
import type { FirstPasswords } from './first-password.ts';

interface PeopleParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  access: Access;
  firstPasswords: FirstPasswords;
  /** Returns the ids of those whom a keyword finds; undefined where nothing was typed. */
  findByKeyword: (keyword: string) => Promise<string[] | undefined>;
}

type PeopleQuery = Omit<PeopleFilter, 'ids'> & { keyword: string; sort: PersonSort };
type ListQuery = PageRequest & PeopleQuery;

export type People = ReturnType<typeof createPeople>;

/** Lists, makes and changes the people within an administrator's reach. */
export function createPeople(parts: PeopleParts) {
  const { db, clock, audit, access, firstPasswords, findByKeyword } = parts;

  return {
    async page({ keyword, sort, pageNo, pageSize, ...filter }: ListQuery, { session }: Caller) {
      const [reach, ids] = await Promise.all([access.reachOf(session), findByKeyword(keyword)]);
      const query = { reach, filter: { ...filter, ids }, sort, pageNo, pageSize };
      const { records, ...counts } = await pageOfPeople(db, query);
      return { records: records.map(personToWire), ...counts };
    },

    async filters({ session }: Caller) {
      const [positions, roles, reach] = await Promise.all([
        listPositions(db),
        listRoleNames(db),
        access.reachOf(session),
      ]);
      return { positions, roles, reachesAll: reach === 'all' };
    },

    /** Makes a person with a first password; one of a department or store of the caller's, who reaches no others. */
    async add(form: z.infer<typeof addPerson.input>, caller: Caller) {
      const { workNo, departId, storeNo } = form;
      requireOwnPlace(await access.reachOf(caller.session), { departId, storeNo });
      await requirePlaces(db, { departId, storeNo });
      const { password, passwordHash } = await firstPasswords.make(workNo);
      const fields = fieldsOf(form);
      const id = await db.transaction().execute(async (within) => {
        const person = { ...fields, workNo, homeTenant: tenantId(), passwordHash };
        const made = (await insertPerson(within, person, clock.now())) ?? refuse('person.taken');
        await addToPlaces(within, made, { departId, storeNo });
        return made;
      });
      const after = { ...shown(fields), departId: departId || null, storeNo: storeNo || null };
      await recordChange(audit, caller, { kind: 'person.made', object: workNo, after });
      return { id, password };
    },

    /** Writes the fields of a person; a newer version is sent along with the refusal. */
    async edit(form: z.infer<typeof editPerson.input>, caller: Caller) {
      const person = await access.changeable(caller, form.id);
      const fields = fieldsOf(form);
      const version = await updatePerson(db, { id: form.id, version: form.version, ...fields });
      if (version === undefined) {
        const [newer] = await readPeople(db, [form.id]);
        refuse('person.changed', newer && { result: personToWire(newer) });
      }
      const [before, after] = [shown(storedFields(person)), shown(fields)];
      await recordChange(audit, caller, {
        kind: 'person.changed',
        object: person.work_no,
        before,
        after,
      });
      return { version };
    },
  };
}

interface Places {
  departId: string;
  storeNo: string;
}

async function requirePlaces(db: Database, { departId, storeNo }: Places): Promise<void> {
  const places = [
    ['department', departId],
    ['store', storeNo],
  ] as const;
  for (const [kind, key] of places) {
    if (key !== '' && !(await existing(db, kind, [key])).has(key)) refuse('membership.unknown');
  }
}

function requireOwnPlace(reach: Reach, { departId, storeNo }: Places): void {
  if (reach === 'all') return;
  if (departId === '' && storeNo === '') refuse('person.no-place');
  const isOwn =
    (departId === '' || reach.departments.includes(departId)) &&
    (storeNo === '' || reach.stores.includes(storeNo));
  if (!isOwn) refuse('scope.exceeded');
}

const sexes = { '0': 0, '1': 1, '2': 2 } as const;

const fieldsOf = (form: {
  realname: string;
  sex: keyof typeof sexes;
  phone: string;
  email: string;
}): PersonFields => ({
  realname: form.realname,
  sex: sexes[form.sex],
  phone: form.phone || null,
  email: form.email || null,
});

const storedFields = ({ realname, sex, phone, email }: StoredPerson) => ({
  realname,
  sex,
  phone,
  email,
});

/** The fields as the audit trail has them. */
const shown = ({ phone, ...fields }: Omit<PersonFields, 'sex'> & { sex: number }) => ({
  ...fields,
  phone: hidden(phone),
});

/** A telephone as the audit trail has it: never whole. */
const hidden = (phone: string | null): string | null => phone && maskedPhone(phone);
