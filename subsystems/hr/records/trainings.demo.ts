import {
  amount,
  courseFrom,
  desks,
  officeTime,
  timeBetween,
  workday,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import type { World } from '@portal/demonstration/world/world';
import { trainings } from './trainings.ts';

const hr = desks.humanResources;

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

export const trainingMaker = recordMaker(trainings, makeTrainings);
