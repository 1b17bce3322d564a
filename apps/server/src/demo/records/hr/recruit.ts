import { candidates, headcounts, openings } from '@portal/contract/records/types/hr/recruit';
import { trainings } from '@portal/contract/records/types/hr/training';
import {
  departmentId,
  departments,
  orgCodes,
} from '@portal/demonstration/organisation/organisation';
import { drawPlace } from '@portal/demonstration/organisation/positions';
import { weaveName } from '@portal/demonstration/people/names';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import {
  amount,
  courseFrom,
  wholeDaysSince,
  desks,
  officeTime,
  timeBetween,
  workday,
} from '@portal/demonstration/world/course';

const hr = desks.humanResources;

function makeHeadcounts(world: World): RecordDraft[] {
  const random = world.random('hr/headcounts');
  const year = Number(world.day(0).slice(0, 4));
  return orgCodes.flatMap((orgCode) =>
    [year - 1, year].map((of, nth) => {
      const staff = world.staffOfDepartment(orgCode).length;
      const actual = nth === 0 ? Math.floor(staff * 0.94) : staff;
      return {
        scope: '',
        by: hr,
        at: officeTime(world, random, nth === 0 ? 390 : 300),
        fields: {
          department: departmentId(orgCode),
          year: of,
          planned: actual + random.below(Math.max(2, Math.ceil(actual / 12))),
          actual,
          budget: nth === 0 ? 92 + random.below(70) / 10 : 74 + random.below(120) / 10,
        },
      };
    }),
  );
}

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

function makeCandidates(world: World): RecordDraft[] {
  const random = world.random('hr/candidates');
  return world.recordsOf(openings).flatMap((opening) =>
    Array.from({ length: 3 + random.below(3) }, () => {
      const opened = wholeDaysSince(world, opening.at);
      const applied = Math.max(0, opened - 2 - random.below(14));
      const interview = applied - 3 - random.below(5);
      const at = officeTime(world, random, Math.min(applied, opened));
      const course = courseFrom(world, at < opening.at ? opening.at : at);
      if (applied > 2) {
        const isInvited = random.below(3) > 0;
        const seenAt = officeTime(world, random, applied - 1);
        if (isInvited) course.take('invite', hr, seenAt, { interview: world.day(interview) });
        else course.take('refuse', hr, seenAt);
        const isGood = random.below(2) === 0;
        if (isInvited && interview > 0) {
          course.take(isGood ? 'offer' : 'refuse', hr, world.at(interview - 1, '17:10'), {
            score: isGood ? random.pick(['a', 'b']) : random.pick(['c', 'd']),
          });
          if (isGood && interview > 25) {
            const step = random.below(6) > 0 ? 'join' : 'decline';
            course.take(step, hr, world.at(interview - 22, '09:40'));
          }
        }
      }
      return {
        scope: '',
        by: hr,
        at: at < opening.at ? opening.at : at,
        fields: {
          name: weaveName(random),
          opening: opening.id,
          source: random.pick(['site', 'site', 'referral', 'campus', 'store']),
          years: random.below(12),
        },
        steps: course.steps,
      };
    }),
  );
}

const classes = {
  newcomer: ['新员工入职训练营', '导购新人班'],
  product: ['秋冬羽绒面料与洗护', '春夏新品卖点', '面料成分与洗护标识'],
  sales: ['连带销售技巧', '会员邀约话术'],
  leader: ['储备店长训练', '门店数据经营'],
  safety: ['消防演练与急救', '仓库用电安全'],
} as const;
const kinds = ['newcomer', 'product', 'sales', 'leader', 'safety'] as const;

function makeTrainings(world: World): RecordDraft[] {
  const random = world.random('hr/trainings');
  return Array.from({ length: 90 }, (_, nth) => {
    const begins = workday(world, Math.round(nth * 4) - 24);
    const kind = random.pick(kinds);
    const seats = amount(random, 16, 40, 2);
    const at = officeTime(world, random, Math.max(0, begins + 12 + random.below(10)));
    const course = courseFrom(world, at);
    const group = Array.from({ length: seats - random.below(6) }, () =>
      random.pick(world.people),
    ).map(({ workNo }) => workNo);
    const participants = [...new Set(group)];
    if (begins >= 0 && random.below(16) === 0) {
      course.take('cancel', hr, world.at(begins + 1, '10:00'));
    } else if (begins >= 0) {
      course.take('begin', hr, world.at(begins, '09:00'), { people: participants });
      if (begins > 1) {
        course.take('finish', hr, world.at(begins - 1, '17:00'), {
          attended: participants.length - random.below(4),
        });
      }
    }
    return {
      scope: '',
      by: hr,
      at,
      fields: {
        title: pickFor(random, world.day(begins), classes[kind]),
        kind,
        day: world.day(begins),
        place: random.pick(['总部 3 楼培训教室', '华东培训基地', '线上直播间']),
        teacher: random.pick(world.staffOfDepartment('A01A07')).workNo,
        seats,
        cost: amount(random, 800, 12_000, 100),
        content: `${timeBetween(random, 9, 10)} 开场；上午讲授，下午演练与通关`,
      },
      steps: course.steps,
    };
  });
}

export const recruitMakers = [
  recordMaker(headcounts, makeHeadcounts),
  recordMaker(openings, makeOpenings),
  recordMaker(candidates, makeCandidates),
  recordMaker(trainings, makeTrainings),
];
