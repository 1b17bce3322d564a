import { departmentId } from '@portal/demonstration/organisation/organisation';
import { drawPlace } from '@portal/demonstration/organisation/positions';
import { weaveName } from '@portal/demonstration/people/names';
import { courseFrom, desks, officeTime, workday } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { entries } from './entries.ts';

const hr = desks.humanResources;
const papers = ['identity', 'diploma', 'leaving', 'health', 'bank', 'contract'];

function makeEntries(world: World): RecordDraft[] {
  const random = world.random('hr/entries');
  return Array.from({ length: 180 }, (_, nth) => {
    const from = workday(world, Math.round(nth * 1.9) - 14);
    const probation = from - 90;
    const { department: orgCode, position } = drawPlace(random);
    const at = officeTime(world, random, Math.max(0, from + 6 + random.below(14)));
    const course = courseFrom(world, at);
    if (from >= 0 && random.below(18) === 0) {
      course.take('miss', hr, world.at(Math.max(0, from - 1), '10:00'));
    } else if (from >= 0) {
      course.take('arrive', hr, world.at(from, '09:30'), {
        papers,
        mentor: random.pick(world.staffOfDepartment(orgCode)).workNo,
      });
      const isGood = random.below(12) > 0;
      if (probation >= 0) {
        course.take(isGood ? 'confirm' : 'end', hr, world.at(probation, '17:00'));
      }
    }
    return {
      scope: '',
      by: hr,
      at,
      fields: {
        name: weaveName(random),
        department: departmentId(orgCode),
        position,
        kind: random.pick(['full', 'full', 'full', 'full', 'part', 'intern', 'outsourced']),
        from: world.day(from),
        probation: world.day(probation),
      },
      steps: course.steps,
    };
  });
}

export const entryMaker = recordMaker(entries, makeEntries);
