import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { servicePeople } from './review-subjects.demo.ts';
import { surveys } from './surveys.ts';

const titles = ['到店体验', '售后服务', '线上购物', '会员权益', '新品试穿', '换季需求'];

const questions = [
  { words: '您对本次购物的整体满意度', kind: 'score' },
  { words: '您愿意向朋友推荐我们吗', kind: 'score' },
  { words: '您最看重哪一点', kind: 'one' },
  { words: '您希望我们改进什么', kind: 'text' },
];

function makeSurveys(world: World): RecordDraft[] {
  const random = world.random('cas/surveys');
  const people = servicePeople(world);
  return Array.from({ length: 26 }, (_, nth): RecordDraft => {
    const begins = nth * 14 - 16;
    const ends = begins - 13;
    const by = random.pick(people);
    const sent = 2_000 + random.below(60) * 100;
    const answered = Math.round((sent * (14 + random.below(18))) / 100);
    const quarter = world.day(Math.max(begins, 0)).slice(0, 7);
    return {
      scope: '',
      by,
      at: world.at(Math.max(0, begins + 5), '11:00'),
      fields: {
        title: `${quarter} ${titles[nth % titles.length] ?? ''}调查`,
        channel: random.pick(['store', 'mini', 'mall', 'phone']),
        span: { from: world.day(begins), until: world.day(ends) },
        questions,
      },
      steps: stepsTaken(world, [
        { step: 'start', by, daysAgo: begins, time: '10:00', fields: { sent } },
        {
          step: 'finish',
          by,
          daysAgo: ends,
          time: '18:00',
          fields: {
            answered,
            satisfaction: 82 + random.below(130) / 10,
            nps: 28 + random.below(34),
          },
        },
      ]),
    };
  });
}

export const surveyMaker = recordMaker(surveys, makeSurveys);
