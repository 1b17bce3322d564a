import type { RecordFields } from '@portal/contract/records/field-values';
import {
  courseFrom,
  deciderFor,
  desks,
  officeTime,
  workday,
  worksInOffice,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { contractReviews } from './contract-reviews.ts';
import { makeSubject } from './contract-subjects.demo.ts';

const { legal } = desks;

const opinions = [
  '付款节点与验收挂钩，违约责任对等，同意签署',
  '已补充知识产权与保密条款，同意签署',
  '租金递增幅度与免租期已核对，同意签署',
];
const returns = [
  '缺少对方营业执照与授权书',
  '违约金比例过高，请与对方协商',
  '管辖法院应为我方所在地',
];

function makeContractReviews(world: World): RecordDraft[] {
  const random = world.random('lms/contract-reviews');
  const people = world.people.filter((member) => worksInOffice(member) && member.departments[0]);
  return Array.from({ length: 170 }, () => {
    const asked = workday(world, random.below(320));
    const at = officeTime(world, random, asked);
    const begins = asked - 10;
    const verdicts: { step: string; at: Date; fields?: RecordFields }[] = [];
    if (asked > 3) {
      const isReturned = random.below(7) === 0;
      const opinion = random.pick(isReturned ? returns : opinions);
      const fields = { opinion, risk: random.pick(['low', 'low', 'middle', 'high']) };
      const seenAt = officeTime(world, random, asked - 2);
      verdicts.push({ step: isReturned ? 'return' : 'pass', at: seenAt, fields });
      if (isReturned && asked > 12) {
        verdicts.push({ step: 'resubmit', at: world.at(asked - 5, '10:30') });
        const passedAt = officeTime(world, random, asked - 7);
        const passed = { ...fields, opinion: random.pick(opinions) };
        verdicts.push({ step: 'pass', at: passedAt, fields: passed });
      }
    }
    const by = random.pick(people).workNo;
    const course = courseFrom(world, at);
    for (const { step, at: takenAt, fields } of verdicts) {
      course.take(step, step === 'resubmit' ? by : deciderFor(world, by, legal), takenAt, fields);
    }
    return {
      scope: '',
      by,
      at,
      fields: {
        ...makeSubject(world, random),
        day: world.day(asked - 5),
        from: world.day(begins),
        until: world.day(begins - 364),
        owner: random.pick(people).workNo,
      },
      steps: course.steps,
    };
  });
}

export const contractReviewMaker = recordMaker(contractReviews, makeContractReviews);
