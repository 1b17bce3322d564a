import { departments } from '@portal/demonstration/organisation/organisation';
import { drawPlace } from '@portal/demonstration/organisation/positions';
import { courseFrom, desks, officeTime } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { openings } from './openings.ts';

const hr = desks.humanResources;

function makeOpenings(world: World): RecordDraft[] {
  const random = world.random('hr/openings');
  return Array.from({ length: 64 }, () => {
    const asked = random.below(240);
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    if (asked > 60) {
      const isFilled = random.below(5) > 0;
      course.take(isFilled ? 'fill' : 'close', hr, world.at(asked - 45, '16:00'));
    }
    const { department, position } = drawPlace(random);
    return {
      scope: '',
      by: hr,
      at,
      fields: {
        position,
        department: departments.find(({ org_code }) => org_code === department)?.depart_name ?? '',
        people: 1 + random.below(4),
        day: world.day(asked - 30 - random.below(30)),
      },
      steps: course.steps,
    };
  });
}

export const openingMaker = recordMaker(openings, makeOpenings);
