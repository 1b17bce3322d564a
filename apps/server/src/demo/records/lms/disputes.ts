import { counterfeitClues, disputes } from '@portal/contract/records/types/lms/disputes';
import { type RecordDraft, recordMaker } from '../../world/record-maker.ts';
import type { World } from '../../world/world.ts';
import { amount, companyName, courseFrom, desks, officeTime, workday } from '../course.ts';

const { legal } = desks;
const causes = [
  ['买卖合同纠纷', 'plaintiff'],
  ['侵害商标权纠纷', 'plaintiff'],
  ['侵害外观设计专利权纠纷', 'plaintiff'],
  ['房屋租赁合同纠纷', 'defendant'],
  ['劳动争议', 'defendant'],
  ['产品责任纠纷', 'defendant'],
  ['加盟合同纠纷', 'plaintiff'],
  ['运输合同纠纷', 'third'],
] as const;

function makeDisputes(world: World): RecordDraft[] {
  const random = world.random('lms/disputes');
  return Array.from({ length: 84 }, () => {
    const filed = workday(world, 5 + random.below(420));
    const [cause, side] = random.pick(causes);
    const isOver = filed > 150 && random.below(4) > 0;
    const hearing = isOver ? filed - 110 : -3 - random.below(70);
    const at = officeTime(world, random, filed);
    const course = courseFrom(world, at);
    if (isOver) {
      const step = random.pick(['win', 'win', 'settle', 'lose']);
      course.take(step, legal, world.at(hearing - 18, '15:30'));
    }
    return {
      scope: '',
      by: legal,
      at,
      fields: {
        title: `${companyName(random, '商贸')}${cause}`,
        side,
        amount: amount(random, 20_000, 2_600_000, 1_000),
        hearing: world.day(hearing),
        note: random.pick(['证据已提交', '等待鉴定意见', '对方申请延期', '正在调解']),
      },
      steps: course.steps,
    };
  });
}

const traces = {
  shop: '网店低价销售同款羽绒服',
  live: '直播间使用我方商标带货',
  social: '社交平台售卖仿冒围巾',
  market: '批发市场整件出货',
  store: '街边店悬挂仿冒招牌',
} as const;
const channels = ['shop', 'shop', 'live', 'social', 'market', 'store'] as const;

function makeClues(world: World): RecordDraft[] {
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

export const disputeMakers = [
  recordMaker(disputes, makeDisputes),
  recordMaker(counterfeitClues, makeClues),
];
