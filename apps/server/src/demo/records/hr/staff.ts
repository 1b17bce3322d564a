import { departures, entries, staffChanges } from '@portal/contract/records/types/hr/staff';
import { departmentId, orgCodes } from '../../organisation/organisation.ts';
import { weaveName } from '../../people/names.ts';
import { type RecordDraft, recordMaker } from '../../world/record-maker.ts';
import type { World } from '../../world/world.ts';
import {
  courseFrom,
  decideRequest,
  desks,
  isOfCast,
  officeTime,
  timeBetween,
  workday,
} from '../course.ts';

const hr = desks.humanResources;
const posts = ['导购', '导购', '店长', '陈列师', '商品专员', '数据分析师', '会计', '招聘专员'];
const papers = ['identity', 'diploma', 'leaving', 'health', 'bank', 'contract'];
const leafCodes = orgCodes.filter((code) => code.length === 9);

function makeEntries(world: World): RecordDraft[] {
  const random = world.random('hr/entries');
  return Array.from({ length: 180 }, (_, nth) => {
    const from = workday(world, Math.round(nth * 1.9) - 14);
    const probation = from - 90;
    const orgCode = random.pick(leafCodes);
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
        position: random.pick(posts),
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
const newPosts = { transfer: '商品专员', promotion: '店长', secondment: '带店督导' } as const;

function makeStaffChanges(world: World): RecordDraft[] {
  const random = world.random('hr/staff-changes');
  const people = world.people.filter((member) => !isOfCast(member));
  const managers = world.staffOfDepartment('A01A07').filter((member) => !isOfCast(member));
  return Array.from({ length: 210 }, () => {
    const asked = random.below(300);
    const kind = random.pick([
      'regular',
      'regular',
      'transfer',
      'promotion',
      'secondment',
    ] as const);
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
        person: random.pick(people).workNo,
        kind,
        ...(kind !== 'regular' && {
          position: newPosts[kind],
          department: departmentId(random.pick(leafCodes)),
        }),
        from: world.day(asked - 7 - random.below(14)),
        reason: random.pick(reasons[kind]),
      },
      steps: course.steps,
    };
  });
}

function makeDepartures(world: World): RecordDraft[] {
  const random = world.random('hr/departures');
  const people = world.people.filter((member) => !isOfCast(member));
  return Array.from({ length: 130 }, () => {
    const noticed = workday(world, random.below(300));
    const last = noticed - 20 - random.below(11);
    const leaver = random.pick(people);
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
        kind: random.pick(['resigned', 'resigned', 'resigned', 'expired', 'dismissed', 'retired']),
        noticed: world.day(noticed),
        last: world.day(last),
        reason: random.pick(['个人发展', '返乡', '照顾家庭', '继续深造', '合同期满']),
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
