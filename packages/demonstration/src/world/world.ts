import { day as dayMs } from '@portal/common/durations';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { calendarDay, momentOf, wireTime } from '@portal/common/group-time';
import type { Store } from '../organisation/stores.ts';
import { isOfCast } from '../people/cast.ts';
import { type Heads, lineManagerOf } from '../people/heads.ts';
import type { Member } from '../people/members.ts';
import { type Random, seededRandom } from '../random.ts';
import { type MadeRecord, numbered } from './numbered-records.ts';
import type { RecordMaker } from './record-maker.ts';

/** The made-up group, as those who make its records see it. Everything in it is the same each time but for `now`. */
export interface World {
  now: Date;
  /** The same moment as a clock on the wall shows it: '2026-11-21 17:00'. */
  clock: string;
  stores: readonly Store[];
  /** The open stores where somebody works who can sign in; records of others would be many, and seen by nobody. */
  castStores: readonly Store[];
  people: readonly Member[];
  /** @throws for a work number that nobody has */
  person: (workNo: string) => Member;
  /** The work number of who decides first on what somebody asks for. */
  lineManagerOf: (workNo: string) => string | undefined;
  /** The people at work in a store, its manager first, then the deputy. */
  staffOf: (storeNo: string) => readonly Member[];
  /** The people of a department and of those below it. */
  staffOfDepartment: (orgCode: string) => readonly Member[];
  /** The calendar day some days ago; a negative number is in the future. */
  day: (daysAgo: number) => string;
  /** A time of such a day, '09:30', but never after now. */
  at: (daysAgo: number, time: string) => Date;
  /** Records of another type, oldest first, so that records refer to each other by their numbers. */
  recordsOf: (type: RecordType) => readonly MadeRecord[];
  /** Chance of its own for each name: one more type changes nothing in the others. */
  random: (name: string) => Random;
}

interface Parts {
  now: Date;
  stores: readonly Store[];
  people: readonly Member[];
  heads: Heads;
  makers: readonly RecordMaker[];
}

export function createWorld({ now, stores, people, heads, makers }: Parts): World {
  const castStoreNos = new Set(people.filter(isOfCast).flatMap(({ storeNos }) => storeNos));
  const byWorkNo = new Map(people.map((member) => [member.workNo, member]));
  const byStore = Map.groupBy(
    people.flatMap((member) => member.storeNos.map((storeNo) => ({ member, storeNo }))),
    ({ storeNo }) => storeNo,
  );
  const made = new Map<string, readonly MadeRecord[]>();

  const world: World = {
    now,
    clock: wireTime(now).slice(0, 'yyyy-mm-dd hh:mm'.length),
    stores,
    // Where nobody buys, nothing is ordered, counted or sent back.
    castStores: stores.filter(
      ({ store_no, status }) => castStoreNos.has(store_no) && status === 'open',
    ),
    people,
    person: (workNo) => {
      const member = byWorkNo.get(workNo);
      if (!member) throw new Error(`Nobody has the work number ${workNo}`);
      return member;
    },
    lineManagerOf: remembering((workNo) => lineManagerOf(world.person(workNo), heads)),
    staffOf: remembering((storeNo) =>
      (byStore.get(storeNo) ?? [])
        .map(({ member }) => member)
        .filter(({ roles }) => roles.some((role) => role.startsWith('store-')))
        .toSorted((a, b) => rank(a) - rank(b)),
    ),
    staffOfDepartment: remembering((orgCode) =>
      people.filter(({ departments }) => departments.some((code) => code.startsWith(orgCode))),
    ),
    day: remembering((daysAgo) => calendarDay(new Date(now.getTime() - daysAgo * dayMs))),
    at: (daysAgo, time) => earlier(momentOf(`${world.day(daysAgo)} ${time}:00`), now),
    recordsOf: (type) => {
      const key = keyOfType(type);
      const before = made.get(key);
      if (before) return before;
      const maker = makers.find((one) => keyOfType(one.type) === key);
      if (!maker) throw new Error(`Nothing makes records of ${key}`);
      const records = numbered(type, maker.make(world), world.lineManagerOf);
      made.set(key, records);
      return records;
    },
    random: (name) => seededRandom(seedOf(name)),
  };
  return world;
}

/** A function that finds each answer once: makers ask for the same some 100,000 times. */
function remembering<K, V>(find: (key: K) => V): (key: K) => V {
  const found = new Map<K, V>();
  return (key) => {
    const before = found.get(key);
    if (before !== undefined) return before;
    const value = find(key);
    found.set(key, value);
    return value;
  };
}

const ranks = ['店长', '副店长'];
const rank = ({ post }: Member): number =>
  ranks.includes(post) ? ranks.indexOf(post) : ranks.length;

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** A number that follows from a name (FNV-1a). */
function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
