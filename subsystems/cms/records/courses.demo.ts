import { courseFrom, officeTime } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { courses } from './courses.ts';

const titles = {
  fabric: ['羽绒填充与蓬松度', '羊毛与羊绒的区别', '棉麻面料特性', '功能面料入门'],
  care: ['羽绒服洗护', '真丝与羊绒护理', '牛仔褪色与固色'],
  selling: ['连带销售五步', '试衣间服务', '会员邀约话术', '异议处理'],
  display: ['橱窗构图', '色彩陈列', '货架与中岛'],
  system: ['调拨收货操作', '盘点操作', '日结与备用金', '请假与报销'],
} as const;

const kinds = ['fabric', 'care', 'selling', 'display', 'system'] as const;

const levels = {
  fabric: 'clerk',
  care: 'clerk',
  selling: 'clerk',
  display: 'manager',
  system: 'all',
};

function makeCourses(world: World): RecordDraft[] {
  const random = world.random('cms/courses');
  const teachers = world.staffOfDepartment('A01A07A01');
  return kinds.flatMap((kind) =>
    titles[kind].map((title, nth) => {
      const made = 4 + nth * 40 + random.below(60);
      const by = random.pick(teachers).workNo;
      const at = officeTime(world, random, made + 20);
      const course = courseFrom(world, at);
      if (made > 12) course.take('publish', by, officeTime(world, random, made));
      return {
        scope: '',
        by,
        at,
        fields: {
          title,
          kind,
          level: levels[kind],
          minutes: 20 + random.below(8) * 10,
          pass: 80,
          body: `<h2>${title}</h2><p>学完后能向顾客说清要点，并独立处理常见问题。</p><ol><li>观看示范</li><li>门店演练</li><li>在线考试</li></ol>`,
        },
        steps: course.steps,
      };
    }),
  );
}

export const courseMaker = recordMaker(courses, makeCourses);
