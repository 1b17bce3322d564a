import { personId } from '@portal/demonstration/people/members';
import {
  askers,
  courseFrom,
  decideRequest,
  deciderFor,
  desks,
  officeTime,
  worksInOffice,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { sealRequests } from './seal-requests.ts';

const decider = desks.administration;

const papers = [
  ['门店租赁合同', 'contract'],
  ['面料采购框架协议', 'contract'],
  ['劳动合同（批量）', 'personnel'],
  ['商标授权书', 'official'],
  ['银行开户资料', 'finance'],
  ['诉讼材料', 'legal'],
  ['投标文件', 'official'],
  ['在职证明', 'personnel'],
] as const;

function makeSealRequests(world: World): RecordDraft[] {
  const random = world.random('ams/seal-requests');
  return askers(world, random, { each: 6, others: 260, of: worksInOffice }).map(({ workNo }) => {
    const asked = random.below(260);
    const day = Math.max(asked - 1 - random.below(3), -2);
    const isLent = random.below(6) === 0;
    const [title, seal] = random.pick(papers);
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    const outcome = decideRequest(world, random, course, {
      by: workNo,
      decider,
      asked,
      refusals: ['合同尚未通过法务评审', '请附审批单', '外借请改为行政代盖'],
    });
    if (outcome === 'approved' && day >= 0) {
      const keeper = deciderFor(world, workNo, decider);
      course.take('seal', keeper, officeTime(world, random, day), { keeper });
    }
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: {
        title,
        seal,
        copies: 1 + random.below(6),
        way: isLent ? 'lent' : 'here',
        day: world.day(day),
        ...(isLent && { back: world.day(day - 1 - random.below(3)) }),
        reason: random.pick(['签约', '存档备案', '对外报送', '办理手续']),
      },
      steps: course.steps,
    };
  });
}

export const sealRequestMaker = recordMaker(sealRequests, makeSealRequests);
