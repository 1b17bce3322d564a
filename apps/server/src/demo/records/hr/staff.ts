import { isOfCast } from '@portal/demonstration/people/cast';
import { departures, entries, staffChanges } from '@portal/contract/records/types/hr/staff';
import { departmentId } from '@portal/demonstration/organisation/organisation';
import { drawOffice, drawPlace, regions } from '@portal/demonstration/organisation/positions';
import { weaveName } from '@portal/demonstration/people/names';
import type { Member } from '@portal/demonstration/people/members';
import type { Random } from '@portal/demonstration/random';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import {
  courseFrom,
  decideRequest,
  desks,
  officeTime,
  timeBetween,
  workday,
} from '@portal/demonstration/world/course';

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

/** Reasons to leave, by the kind of their departure. */
const whys: Record<string, string[]> = {
  resigned: ['个人发展', '返乡', '照顾家庭', '继续深造'],
  expired: ['合同期满，不再续签'],
  dismissed: ['连续旷工', '试用期考核不合格'],
  retired: ['达到法定退休年龄'],
};

function makeDepartures(world: World): RecordDraft[] {
  const random = world.random('hr/departures');
  const people = world.people.filter((member) => !isOfCast(member));
  const leavers = new Set(Array.from({ length: 134 }, () => random.pick(people)));
  return [...leavers].map((leaver) => {
    const noticed = workday(world, random.below(300));
    const last = noticed - 20 - random.below(11);
    const kind = random.pick([
      'resigned',
      'resigned',
      'resigned',
      'expired',
      'dismissed',
      'retired',
    ]);
    const colleagues = world
      .staffOfDepartment(leaver.departments[0] ?? 'A01')
      .filter(({ workNo }) => workNo !== leaver.workNo);
    const at = world.at(noticed, timeBetween(random, 9, 17));
    const course = courseFrom(world, at);
    if (noticed > 4 && random.below(8) === 0) {
      course.take('stay', hr, world.at(noticed - 2, '15:00'));
    } else if (noticed > 4) {
      course.take('accept', hr, world.at(noticed - 3, '11:00'), {
        successor: random.pick(colleagues).workNo,
      });
      if (last >= 0) {
        course.take('leave', hr, world.at(last, '17:30'), {
          returned: ['work', 'asset', 'card', 'account', 'money'],
        });
      }
    }
    return {
      scope: '',
      by: hr,
      at,
      fields: {
        person: leaver.workNo,
        kind,
        noticed: world.day(noticed),
        last: world.day(last),
        reason: random.pick(whys[kind] ?? ['个人发展']),
      },
      steps: course.steps,
    };
  });
}

export const staffMakers = [
  recordMaker(entries, makeEntries),
  recordMaker(staffChanges, makeStaffChanges),
  recordMaker(departures, makeDepartures),
];
