import { reviews, surveys, topics } from '@portal/contract/records/types/cas/reviews';
import { styles } from '@portal/contract/records/types/imos/styles';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';

/** The people of customer service. */
export const servicePeople = (world: World): string[] =>
  world.staffOfDepartment('A01A03A02').map(({ workNo }) => workNo);

interface Topic {
  name: string;
  group: string;
  mood: 'good' | 'bad';
  words: string;
  /** Sentences of customers about it. */
  said: string[];
}

const subjects: Topic[] = [
  {
    name: '版型合身',
    group: 'goods',
    mood: 'good',
    words: '合身、显瘦、版型',
    said: ['版型很正，肩线合适，通勤穿刚好', '显瘦不紧绷，又买了一件黑色'],
  },
  {
    name: '面料舒服',
    group: 'goods',
    mood: 'good',
    words: '柔软、亲肤、透气',
    said: ['面料柔软不扎，洗过一次没变形', '羊毛很细腻，贴身穿也不痒'],
  },
  {
    name: '起球掉色',
    group: 'goods',
    mood: 'bad',
    words: '起球、掉色、褪色',
    said: ['穿了两次腋下就起球', '和白衣服一起洗染色了，吊牌没写明'],
  },
  {
    name: '开线做工',
    group: 'goods',
    mood: 'bad',
    words: '开线、线头、做工',
    said: ['第二次穿侧缝就开线', '线头很多，扣子松动'],
  },
  {
    name: '尺码偏差',
    group: 'goods',
    mood: 'bad',
    words: '偏大、偏小、尺码',
    said: ['同样的码比去年小一号', '裤长和详情页差了 3 厘米'],
  },
  {
    name: '导购热情',
    group: 'service',
    mood: 'good',
    words: '热情、耐心、搭配',
    said: ['导购很耐心，帮我搭了三套', '店里没有的码主动帮我从别的店调来'],
  },
  {
    name: '态度冷淡',
    group: 'service',
    mood: 'bad',
    words: '冷淡、不理、敷衍',
    said: ['进店没人招呼，问尺码也爱答不理', '换货时被推来推去'],
  },
  {
    name: '店铺整洁',
    group: 'store',
    mood: 'good',
    words: '整洁、陈列、灯光',
    said: ['陈列很清楚，新款一眼就看到', '试衣间干净，灯光也好'],
  },
  {
    name: '试衣间不足',
    group: 'store',
    mood: 'bad',
    words: '试衣间、排队、拥挤',
    said: ['周末只有两间试衣间，排了二十分钟', '试衣间没有挂钩，包只能放地上'],
  },
  {
    name: '发货及时',
    group: 'delivery',
    mood: 'good',
    words: '发货快、次日达',
    said: ['昨天下单今天就到', '包装完整，盒子没有压坏'],
  },
  {
    name: '物流迟缓',
    group: 'delivery',
    mood: 'bad',
    words: '没发货、太慢、延迟',
    said: ['说好三天发货等了一周', '快递放错驿站，没有电话'],
  },
  {
    name: '优惠不清',
    group: 'price',
    mood: 'bad',
    words: '券、满减、差价',
    said: ['买完第二天降了 80 元，不给补差', '券写着全场，结账又说新款不可用'],
  },
  {
    name: '性价比高',
    group: 'price',
    mood: 'good',
    words: '划算、值、性价比',
    said: ['会员价很划算，质量超出预期', '同样的面料比别家便宜'],
  },
];

function makeTopics(world: World): RecordDraft[] {
  const random = world.random('cas/topics');
  const people = servicePeople(world);
  return subjects.map(({ name, group, mood, words }) => ({
    scope: '',
    by: random.pick(people),
    at: world.at(380 + random.below(60), '10:00'),
    fields: { name, group, mood, keywords: words },
  }));
}

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

export const reviewRecords = [
  recordMaker(topics, makeTopics),
  recordMaker(reviews, makeReviews),
  recordMaker(surveys, makeSurveys),
];
