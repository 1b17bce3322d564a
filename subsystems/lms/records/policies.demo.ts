import { courseFrom, desks, officeTime, workday } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { policies } from './policies.ts';

const { legal } = desks;
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

export const policyMaker = recordMaker(policies, makePolicies);
