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

export const subjects: Topic[] = [
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
