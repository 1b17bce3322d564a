import {
  amount,
  courseFrom,
  decideRequest,
  desks,
  officeTime,
  worksInOffice,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { authorisations } from './authorisations.ts';

const { legal } = desks;
const matters = {
  sign: ['签署门店租赁合同', '签署面料采购合同', '签署加盟合同'],
  court: ['代理侵害商标权纠纷案', '代理劳动仲裁案'],
  office: ['办理营业执照变更', '办理商标续展'],
  bank: ['办理账户年检', '办理网银变更'],
} as const;
const powers = ['sign', 'sign', 'court', 'office', 'bank'] as const;

function makeAuthorisations(world: World): RecordDraft[] {
  const random = world.random('lms/authorisations');
  const people = world.people.filter(worksInOffice);
  const counsels = world.staffOfDepartment('A01A08A02').filter(({ workNo }) => workNo !== legal);
  return Array.from({ length: 110 }, () => {
    const asked = random.below(300);
    const kind = random.pick(powers);
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    const decider = random.pick(counsels).workNo;
    const outcome = decideRequest(world, random, course, {
      by: legal,
      decider,
      asked,
      refusals: ['权限范围过宽', '受托人非本部门人员'],
    });
    if (outcome === 'approved' && asked > 60 && random.below(9) === 0) {
      course.take('revoke', decider, world.at(asked - 40, '15:00'));
    }
    const hasLimit = kind === 'sign' || kind === 'bank';
    return {
      scope: '',
      by: legal,
      at,
      fields: {
        matter: random.pick(matters[kind]),
        kind,
        person: random.pick(people).workNo,
        days: { from: world.day(asked - 3), until: world.day(asked - 3 - amount(random, 30, 360)) },
        ...(hasLimit && { limit: amount(random, 100_000, 3_000_000, 50_000) }),
        note: '不得转委托',
      },
      steps: course.steps,
    };
  });
}

export const authorisationMaker = recordMaker(authorisations, makeAuthorisations);
