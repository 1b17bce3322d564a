import { hour as hourMs } from '@portal/common/durations';
import { groupNos } from '@portal/demonstration/organisation/organisation';
import { flagshipStoreNo } from '@portal/demonstration/organisation/stores';
import { supervisor } from '@portal/demonstration/people/colleagues';
import type { Random } from '@portal/demonstration/random';
import { anotherOf } from '@portal/demonstration/world/course';
import { numberIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { orders } from '@portal/ops/records/orders';
import { slipsOfMembers } from '@portal/ors/records/sold-slips.demo';
import { members } from './members.ts';
import { pointsAYuan } from './point-entries.demo.ts';
import { refunds } from './refunds.ts';

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

export const refundMaker = recordMaker(refunds, makeRefunds);
