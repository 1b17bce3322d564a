import { departmentId } from '@portal/demonstration/organisation/organisation';
import { drawOffice, regions } from '@portal/demonstration/organisation/positions';
import { isOfCast } from '@portal/demonstration/people/cast';
import type { Member } from '@portal/demonstration/people/members';
import type { Random } from '@portal/demonstration/random';
import { courseFrom, decideRequest, desks, officeTime } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { staffChanges } from './staff-changes.ts';

const hr = desks.humanResources;

const reasons = {
  regular: ['试用期考核合格', '试用期表现优秀，提前转正'],
  transfer: ['区域调整', '个人申请', '新店开业补员'],
  promotion: ['年度晋升', '店长储备期满'],
  secondment: ['新店开业支援', '大促期间支援'],
};

/** The new place of somebody who moves: within the stores for who works there, of any office for others. */
function newPlace(random: Random, kind: string, { storeNos }: Member) {
  const position = { promotion: '店长', secondment: '带店督导' }[kind];
  if (storeNos.length === 1) {
    return { position: position ?? '导购', department: departmentId(random.pick(regions)) };
  }
  const place = drawOffice(random);
  return { position: place.position, department: departmentId(place.department) };
}

function makeStaffChanges(world: World): RecordDraft[] {
  const random = world.random('hr/staff-changes');
  const people = world.people.filter((member) => !isOfCast(member));
  const managers = world.staffOfDepartment('A01A07').filter((member) => !isOfCast(member));
  return Array.from({ length: 210 }, () => {
    const asked = random.below(300);
    const person = random.pick(people);
    const kinds = ['regular', 'regular', 'transfer', 'promotion', 'secondment'] as const;
    // Promotions and secondments are those of stores.
    const kind = random.pick(person.storeNos.length === 1 ? kinds : kinds.slice(0, 3));
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    decideRequest(world, random, course, {
      by: hr,
      decider: random.pick(managers).workNo,
      asked,
      refusals: ['编制已满', '考核材料不全'],
    });
    return {
      scope: '',
      by: hr,
      at,
      fields: {
        person: person.workNo,
        kind,
        ...(kind !== 'regular' && newPlace(random, kind, person)),
        from: world.day(asked - 7 - random.below(14)),
        reason: random.pick(reasons[kind]),
      },
      steps: course.steps,
    };
  });
}

export const staffChangeMaker = recordMaker(staffChanges, makeStaffChanges);
