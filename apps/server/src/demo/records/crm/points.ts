import { groupNos } from '@portal/demonstration/organisation/organisation';
import { day as dayMs, hour as hourMs } from '@portal/common/durations';
import { members } from '@portal/contract/records/types/crm';
import { pointEntries, refunds } from '@portal/contract/records/types/crm/points';
import { orders } from '@portal/ops/records/orders';
import { flagshipStoreNo } from '@portal/demonstration/organisation/stores';
import type { Random } from '@portal/demonstration/random';
import { slipsOfMembers } from '../../trade/sold-slips.ts';
import { numberIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { anotherOf } from '@portal/demonstration/world/course';
import { supervisor } from '@portal/demonstration/people/colleagues';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';

/** A yuan is so many points. */
const pointsAYuan = 0.4;

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

/** A purchase that is paid back: by the number of its slip or order. */
interface Purchase {
  member: string;
  document: string;
  at: Date;
  amount: number;
}

const refundsAGroup = 45;

/**
 * Purchases of a group's members: by their slips in the flagship store, whose manager reads them, and in groups without it
 * by orders of the shops.
 */
function purchasesOf(world: World, random: Random, bgNo: string): Purchase[] {
  const own = world.recordsOf(members).filter(({ scope }) => scope === bgNo);
  const bought = slipsOfMembers(world);
  const inStores = own.flatMap(({ id }) =>
    (bought.get(id) ?? []).filter(isOfFlagship).map((slip) => ({
      member: id,
      document: slip.id,
      at: slip.at,
      amount: numberIn(slip, 'amount'),
    })),
  );
  if (inStores.length > refundsAGroup) return inStores;
  return world
    .recordsOf(orders)
    .filter(({ state }) => state === 'signed')
    .map((order) => ({
      member: random.pick(own.filter(({ at }) => at <= order.at)).id,
      document: order.id,
      at: order.at,
      amount: Math.floor(numberIn(order, 'amount')),
    }));
}

const isOfFlagship = ({ scope }: MadeRecord): boolean => scope === flagshipStoreNo;

function makeRefunds(world: World): RecordDraft[] {
  const random = world.random('crm/refunds');
  const carers = world.staffOfDepartment('A01A03A02').map(({ workNo }) => workNo);
  return groupNos.flatMap((bgNo) => {
    const purchases = purchasesOf(world, random, bgNo);
    const picked = new Set(Array.from({ length: refundsAGroup }, () => random.pick(purchases)));
    return [...picked].map((purchase): RecordDraft => {
      const at = new Date(
        Math.min(purchase.at.getTime() + between(random, 3, 140) * hourMs, world.now.getTime()),
      );
      const reason = random.pick(['return', 'return', 'difference', 'complaint', 'repeat']);
      const isWhole = reason === 'return' || reason === 'repeat';
      const amount = isWhole
        ? purchase.amount
        : Math.max(1, Math.round((purchase.amount * between(random, 8, 30)) / 100));
      const isDeclined = random.below(10) === 0;
      const by = random.pick(carers);
      return {
        scope: bgNo,
        by,
        at,
        fields: {
          member: purchase.member,
          slip: purchase.document,
          amount,
          points: Math.round(amount * pointsAYuan),
          reason,
          way: random.pick(['back', 'back', 'back', 'balance', 'transfer']),
        },
        steps: stepsSoFar(world, at, [
          { step: 'submit', by, afterHours: 1 },
          {
            step: isDeclined ? 'decline' : 'approve',
            by: supervisor,
            afterHours: between(random, 3, 40),
          },
          ...(isDeclined
            ? []
            : [{ step: 'pay', by: anotherOf(carers, by), afterHours: between(random, 20, 60) }]),
        ]),
      };
    });
  });
}

export const pointRecords = [
  recordMaker(pointEntries, makePoints),
  recordMaker(refunds, makeRefunds),
];
