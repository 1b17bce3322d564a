import { day as dayMs } from '@portal/common/durations';
import type { Random } from '@portal/demonstration/random';
import { numberIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, momentsOf } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { slipsOfMembers } from '@portal/ors/records/sold-slips.demo';
import { members } from './members.ts';
import { pointEntries } from './point-entries.ts';

/** A yuan is so many points. */
export const pointsAYuan = 0.4;

/** Reasons for which points move: how many, and in which direction. */
const movements = [
  { kind: 'purchase', least: 80, most: 1_200, weight: 6 },
  { kind: 'birthday', least: 200, most: 200, weight: 1 },
  { kind: 'activity', least: 50, most: 300, weight: 2 },
  { kind: 'exchange', least: -800, most: -200, weight: 2 },
  { kind: 'return', least: -400, most: -60, weight: 1 },
];

const movementBag = movements.flatMap((one) => Array.from({ length: one.weight }, () => one));

interface Movement {
  at: Date;
  kind: string;
  points: number;
  source?: string;
}

const entriesAMember = 7;

/** Points of some members; the balance of each follows from one entry to the next, those of their slips among them. */
function makePoints(world: World): RecordDraft[] {
  const random = world.random('crm/point-entries');
  const bought = slipsOfMembers(world);
  const known = world.recordsOf(members).filter((_, nth) => nth % 7 === 0);
  return known.flatMap((member): RecordDraft[] => {
    let balance = 1_000 + random.below(400);
    const ofSlips = (bought.get(member.id) ?? []).map((slip): Movement => ({
      at: slip.at,
      kind: 'purchase',
      points: Math.round(numberIn(slip, 'amount') * pointsAYuan),
      source: slip.id,
    }));
    const others = otherMovements(world, random, member, entriesAMember - ofSlips.length);
    return [...ofSlips, ...others]
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ at, kind, points, source }) => {
        const moved = Math.max(points, -balance);
        balance += moved;
        return {
          scope: member.scope,
          by: member.by,
          at,
          fields: {
            member: member.id,
            kind,
            points: moved,
            balance,
            day: dayAfter(at, 0),
            source: source ?? null,
          },
        };
      });
  });
}

/** Causes that moved a member's points besides the slips there are: their tills have not kept older ones. */
function otherMovements(
  world: World,
  random: Random,
  member: MadeRecord,
  number: number,
): Movement[] {
  const since = Math.max(1, Math.floor((world.now.getTime() - member.at.getTime()) / dayMs));
  return momentsOf(world, random, { number: Math.max(0, number), days: Math.min(since, 300) })
    .filter(({ at }) => at >= member.at)
    .map(({ at }) => {
      const { kind, least, most } = random.pick(movementBag);
      return { at, kind, points: between(random, least, most) };
    });
}

export const pointEntryMaker = recordMaker(pointEntries, makePoints);
