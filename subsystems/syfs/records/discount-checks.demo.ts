import { daysSince, numberIn, textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { slipsOfStores } from '@portal/ors/records/sold-slips.demo';
import { lossPeople, slipFields } from './checked-slips.demo.ts';
import { discountChecks } from './discount-checks.ts';

/** Percent of the price on the tag that a customer did not pay. */
const offOf = (slip: MadeRecord): number =>
  Math.round((1 - numberIn(slip, 'amount') / numberIn(slip, 'list')) * 10_000) / 100;

const checksAStore = 12;

/** Nobody asks why it was cheaper below this. */
const leastOff = 20;

/** Sales with much off, with who agreed to it; one in five has nobody. */
function makeDiscounts(world: World): RecordDraft[] {
  const random = world.random('syfs/discount-checks');
  const people = lossPeople(world);
  return [...slipsOfStores(world)].flatMap(([storeNo, ofStore]) => {
    const [manager] = world.staffOf(storeNo);
    const cheap = ofStore.filter(
      (slip) => textIn(slip, 'kind') === 'sale' && offOf(slip) >= leastOff,
    );
    const picked = new Set(Array.from({ length: checksAStore }, () => random.pick(cheap)));
    return [...picked].map((slip): RecordDraft => {
      const daysAgo = daysSince(world, textIn(slip, 'day'));
      const off = offOf(slip);
      const kind = random.pick(off >= 40 ? ['over', 'staff', 'staff'] : ['manual', 'stacked']);
      const isBreach = kind !== 'staff' && random.below(5) === 0;
      const by = random.pick(people);
      return {
        scope: '',
        by,
        at: world.at(daysAgo, '22:50'),
        fields: {
          ...slipFields(slip),
          kind,
          tag: numberIn(slip, 'list'),
          paid: numberIn(slip, 'amount'),
          off,
          approver: isBreach ? null : (manager?.workNo ?? null),
          pieces: numberIn(slip, 'units'),
        },
        steps: stepsTaken(world, [
          {
            step: isBreach ? 'breach' : 'allow',
            by,
            daysAgo: daysAgo - 2 - random.below(4),
            time: '11:10',
            fields: isBreach ? { finding: '没有店长授权记录，折扣超出收银权限' } : {},
          },
        ]),
      };
    });
  });
}

export const discountCheckMaker = recordMaker(discountChecks, makeDiscounts);
