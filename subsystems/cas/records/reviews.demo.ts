import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { styles } from '@portal/imos/records/styles';
import { servicePeople, subjects } from './review-subjects.demo.ts';
import { reviews } from './reviews.ts';
import { topics } from './topics.ts';

const replies = [
  '感谢您的反馈，已转门店改进，客服会与您联系',
  '抱歉给您带来不便，已为您登记处理',
  '谢谢支持，期待您再次光临',
];

/** About ten reviews a day in all, three of four of them good. */
function makeReviews(world: World): RecordDraft[] {
  const random = world.random('cas/reviews');
  const people = servicePeople(world);
  const tagged = world.recordsOf(topics);
  const sold = world
    .recordsOf(styles)
    .filter(({ state }) => state === 'selling' || state === 'clearing');
  return Array.from({ length: 90 }, (_, daysAgo) => daysAgo).flatMap((daysAgo) =>
    Array.from({ length: 6 + random.below(7) }, (): RecordDraft => {
      const mood = random.below(4) === 0 ? 'bad' : 'good';
      const about = random.pick(subjects.filter((one) => one.mood === mood));
      const topic = tagged.find(({ fields }) => fields['name'] === about.name);
      const isOfStore =
        about.group === 'service' || about.group === 'store' || random.below(2) === 0;
      const by = random.pick(people);
      const isAnswered = mood === 'bad' || random.below(3) === 0;
      return {
        scope: '',
        by,
        at: world.at(daysAgo, `${9 + random.below(12)}:${10 + random.below(49)}`.padStart(5, '0')),
        fields: {
          channel: isOfStore
            ? random.pick(['store', 'mini'])
            : random.pick(['mall', 'live', 'mini']),
          store: isOfStore ? random.pick(world.castStores).store_no : null,
          style: about.group === 'goods' ? random.pick(sold).id : null,
          score: mood === 'good' ? 4 + random.below(2) : 1 + random.below(2),
          topic: topic?.id ?? null,
          day: world.day(daysAgo),
          content: random.pick(about.said),
        },
        steps: stepsTaken(world, [
          isAnswered
            ? {
                step: 'reply',
                by,
                daysAgo: daysAgo - 1 - random.below(2),
                time: '10:20',
                fields: {
                  reply: mood === 'good' ? (replies[2] ?? '') : (replies[random.below(2)] ?? ''),
                },
              }
            : { step: 'skip', by, daysAgo: daysAgo - 1, time: '10:40' },
        ]),
      };
    }),
  );
}

export const reviewMaker = recordMaker(reviews, makeReviews);
