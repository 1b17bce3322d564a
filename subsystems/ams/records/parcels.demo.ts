import {
  amount,
  courseFrom,
  desks,
  officeTime,
  workday,
  worksInOffice,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { parcels } from './parcels.ts';

const { administration } = desks;

function makeParcels(world: World): RecordDraft[] {
  const random = world.random('ams/parcels');
  const people = world.people.filter(worksInOffice);
  return Array.from({ length: 560 }, () => {
    const day = workday(world, random.below(150));
    const way = random.pick(['in', 'in', 'out']);
    const at = officeTime(world, random, day);
    const course = courseFrom(world, at);
    if (day > 1) {
      const step = way === 'out' ? 'send' : random.below(30) === 0 ? 'refuse' : 'fetch';
      course.take(step, administration, officeTime(world, random, day - 1));
    }
    return {
      scope: '',
      by: administration,
      at,
      fields: {
        way,
        carrier: random.pick(['air', 'air', 'land', 'city', 'post']),
        waybill: `YZ${700_000_000 + random.below(90_000_000)}`,
        person: random.pick(people).workNo,
        content: random.pick(['样衣', '面料小样', '合同文件', '发票', '陈列道具', '个人包裹']),
        day: world.day(day),
        weight: 1 + random.below(12),
        ...(way === 'out' && { freight: amount(random, 12, 120) }),
        ...(way === 'in' && { shelf: `${random.pick(['A', 'B', 'C'])}-${1 + random.below(20)}` }),
      },
      steps: course.steps,
    };
  });
}

export const parcelMaker = recordMaker(parcels, makeParcels);
