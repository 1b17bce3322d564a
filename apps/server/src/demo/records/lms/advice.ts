import { authorisations, consultations, policies } from '@portal/contract/records/types/lms/advice';
import { type RecordDraft, recordMaker } from '../../world/record-maker.ts';
import type { World } from '../../world/world.ts';
import {
  amount,
  courseFrom,
  decideRequest,
  desks,
  officeTime,
  workday,
  worksInOffice,
} from '../course.ts';

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

const questions = {
  contract: ['对方要求预付全款是否可行', '框架协议能否约定最低采购量'],
  labour: ['店员兼职合同怎样签订', '试用期内解除需要哪些材料'],
  advertising: ['海报可以写“全网最低”吗', '明星照片授权期限怎样约定'],
  consumer: ['打折商品能否不予退换', '预售发货延迟的赔付标准'],
  privacy: ['会员短信群发需要哪些同意', '门店监控录像可保存多久'],
} as const;
const subjects = ['contract', 'labour', 'advertising', 'consumer', 'privacy'] as const;

function makeConsultations(world: World): RecordDraft[] {
  const random = world.random('lms/consultations');
  const people = world.people.filter(({ departments }) => departments.length > 0);
  const lawyers = world.staffOfDepartment('A01A08A02');
  return Array.from({ length: 180 }, () => {
    const asked = workday(world, random.below(280));
    const kind = random.pick(subjects);
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

const titles = {
  law: ['劳动合同法要点', '广告法禁用语清单', '个人信息保护法要点', '产品质量法要点'],
  rule: ['合同管理制度', '印章管理办法', '招投标管理办法', '费用报销制度', '员工奖惩办法'],
  template: ['门店租赁合同范本', '面料采购合同范本', '加盟合同范本', '保密协议范本'],
  guide: ['打假取证指引', '客诉处理指引', '发票开具指引', '授权书开具指引'],
} as const;
const kinds = ['law', 'rule', 'template', 'guide'] as const;

function makePolicies(world: World): RecordDraft[] {
  const random = world.random('lms/policies');
  return kinds.flatMap((kind) =>
    titles[kind].flatMap((title) =>
      [2, 1].map((edition) => {
        const from = workday(world, 30 + (edition === 1 ? 700 : 0) + random.below(300));
        const at = officeTime(world, random, from + 12);
        const course = courseFrom(world, at);
        course.take('publish', legal, officeTime(world, random, from + 2));
        if (edition === 1) {
          const until = world.day(from - 320);
          course.take('repeal', legal, world.at(from - 320, '10:00'), { until });
        }
        return {
          scope: '',
          by: legal,
          at,
          fields: {
            title,
            kind,
            edition: `V${edition}.0`,
            from: world.day(from),
            body: `<h2>${title}</h2><p>第一条 适用于集团各部门、分公司与门店。</p><p>第二条 归口部门为法务部，疑问提交咨询工单。</p>`,
          },
          steps: course.steps,
        };
      }),
    ),
  );
}

export const adviceMakers = [
  recordMaker(authorisations, makeAuthorisations),
  recordMaker(consultations, makeConsultations),
  recordMaker(policies, makePolicies),
];
