import { flagshipStoreNo } from '@portal/demonstration/organisation/stores';
import { managerOf } from '@portal/demonstration/people/colleagues';
import { weaveName } from '@portal/demonstration/people/names';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { customerVisits } from './customer-visits.ts';

const calls = [
  { result: 'coming', summary: '对新款大衣感兴趣，周末带家人来试' },
  { result: 'bought', summary: '到店选购两件，已办理积分' },
  { result: 'later', summary: '近期出差，下月再联系' },
  { result: 'refused', summary: '不希望电话联系，已改为短信' },
];

function makeVisits(world: World): RecordDraft[] {
  const random = world.random('ors/customer-visits');
  return world.castStores.flatMap(({ store_no }) =>
    momentsOf(world, random, { number: store_no === flagshipStoreNo ? 60 : 24, days: 90 }).map(
      ({ at }) => {
        const { workNo } = random.pick(world.staffOf(store_no));
        const call = { by: workNo, afterHours: between(random, 8, 80) };
        const done = {
          way: random.pick(['phone', 'phone', 'wechat', 'sms']),
          ...pickFor(random, dayAfter(at, 0), calls),
        };
        return {
          scope: store_no,
          by: managerOf(world, store_no).workNo,
          at,
          fields: {
            customer: weaveName(random),
            occasion: random.pick([
              'purchase',
              'purchase',
              'birthday',
              'sleeping',
              'arrival',
              'complaint',
            ]),
            due: dayAfter(at, between(random, 1, 4)),
            clerk: workNo,
          },
          steps: stepsSoFar(world, at, [
            random.below(7) === 0
              ? { step: 'miss', ...call }
              : { step: 'finish', ...call, fields: done },
          ]),
        };
      },
    ),
  );
}

export const customerVisitMaker = recordMaker(customerVisits, makeVisits);
