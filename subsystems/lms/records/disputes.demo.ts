import {
  amount,
  companyName,
  courseFrom,
  desks,
  officeTime,
  workday,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { disputes } from './disputes.ts';

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

export const disputeMaker = recordMaker(disputes, makeDisputes);
