import { amount, courseFrom, desks, officeTime, workday } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { counterfeitClues } from './counterfeit-clues.ts';

const { legal } = desks;
const traces = {
  shop: '网店低价销售同款羽绒服',
  live: '直播间使用我方商标带货',
  social: '社交平台售卖仿冒围巾',
  market: '批发市场整件出货',
  store: '街边店悬挂仿冒招牌',
} as const;
const channels = ['shop', 'shop', 'live', 'social', 'market', 'store'] as const;

function makeCounterfeitClues(world: World): RecordDraft[] {
  const random = world.random('lms/counterfeit-clues');
  const lawyers = world.staffOfDepartment('A01A08A02');
  return Array.from({ length: 160 }, () => {
    const found = workday(world, random.below(320));
    const channel = random.pick(channels);
    const units = amount(random, 5, 1_200, 5);
    const at = officeTime(world, random, found);
    const course = courseFrom(world, at);
    if (found > 3) {
      const isReal = random.below(5) > 0;
      const seenAt = officeTime(world, random, found - 2);
      const investigator = random.pick(lawyers).workNo;
      if (isReal) course.take('pursue', legal, seenAt, { investigator });
      else course.take('drop', legal, seenAt);
      if (isReal && found > 15) {
        const evidence = '已公证购买并封存样品，附比对清单';
        course.take('complain', legal, world.at(found - 12, '11:00'), { evidence });
      }
      if (isReal && found > 45) {
        const result = random.pick(['链接下架，卖家处罚', '市场监管立案，没收货物', '账号封禁']);
        course.take('close', legal, world.at(found - 40, '16:10'), { result });
      }
    }
    return {
      scope: '',
      by: legal,
      at,
      fields: {
        title: traces[channel],
        channel,
        place: random.pick(['广州', '杭州', '义乌', '石家庄', '成都', '沈阳', '常熟']),
        found: world.day(found),
        units,
        value: units * amount(random, 80, 420, 10),
      },
      steps: course.steps,
    };
  });
}

export const counterfeitClueMaker = recordMaker(counterfeitClues, makeCounterfeitClues);
