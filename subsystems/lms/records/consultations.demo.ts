import { courseFrom, desks, officeTime, workday } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { consultations } from './consultations.ts';

const { legal } = desks;
const questions = {
  contract: ['对方要求预付全款是否可行', '框架协议能否约定最低采购量'],
  labour: ['店员兼职合同怎样签订', '试用期内解除需要哪些材料'],
  advertising: ['海报可以写“全网最低”吗', '明星照片授权期限怎样约定'],
  consumer: ['打折商品能否不予退换', '预售发货延迟的赔付标准'],
  privacy: ['会员短信群发需要哪些同意', '门店监控录像可保存多久'],
} as const;
const matters = ['contract', 'labour', 'advertising', 'consumer', 'privacy'] as const;

function makeConsultations(world: World): RecordDraft[] {
  const random = world.random('lms/consultations');
  const people = world.people.filter(({ departments }) => departments.length > 0);
  const lawyers = world.staffOfDepartment('A01A08A02');
  return Array.from({ length: 180 }, () => {
    const asked = workday(world, random.below(280));
    const kind = random.pick(matters);
    const client = random.pick(people).workNo;
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    if (asked > 1) {
      const lawyer = random.pick(lawyers).workNo;
      course.take('take', legal, officeTime(world, random, asked - 1), { lawyer });
    }
    if (asked > 5) {
      const opinion = '依据现行规定与公司制度，建议按范本条款办理，并保留书面记录';
      course.take('advise', legal, officeTime(world, random, asked - 4), { opinion });
    }
    return {
      scope: '',
      by: client,
      at,
      fields: {
        title: random.pick(questions[kind]),
        kind,
        client,
        day: world.day(asked - 5),
        detail: '业务已与对方初步沟通，请法务给出意见',
      },
      steps: course.steps,
    };
  });
}

export const consultationMaker = recordMaker(consultations, makeConsultations);
