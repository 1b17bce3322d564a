import { isOfCast } from '@portal/demonstration/people/cast';
import { courses, examResults } from '@portal/contract/records/types/cms/courses';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import {
  courseFrom,
  wholeDaysSince,
  officeTime,
  timeBetween,
} from '@portal/demonstration/world/course';

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

function makeResults(world: World): RecordDraft[] {
  const random = world.random('cms/exam-results');
  const online = world.recordsOf(courses).filter(({ state }) => state === 'online');
  const pupils = world.people.filter((one) => one.storeNos.length === 1 || isOfCast(one));
  const markers = world.staffOfDepartment('A01A07A01');
  return Array.from({ length: 620 }, () => {
    const course = random.pick(online);
    const pass = Number(course.fields['pass'] ?? 80);
    const age = wholeDaysSince(world, course.changedAt);
    const taken = random.below(Math.max(1, Math.min(age, 240)));
    const at = world.at(taken, timeBetween(random, 10, 21));
    const questions = 40;
    const right = questions - random.below(14);
    const score = (right * 100) / questions;
    const steps = courseFrom(world, at);
    if (taken > 0) {
      const marker = random.pick(markers).workNo;
      const markedAt = officeTime(world, random, taken - 1);
      if (score >= pass) steps.take('pass', marker, markedAt);
      else steps.take('fail', marker, markedAt, { note: '两周内补考一次' });
    }
    return {
      scope: '',
      by: random.pick(markers).workNo,
      at,
      fields: {
        course: course.id,
        person: random.pick(pupils).workNo,
        day: world.day(taken),
        score,
        right: score,
        minutes: 12 + random.below(30),
      },
      steps: steps.steps,
    };
  });
}

export const courseMakers = [
  recordMaker(courses, makeCourses),
  recordMaker(examResults, makeResults),
];
