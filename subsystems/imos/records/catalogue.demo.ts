export type Line = 'women' | 'men' | 'child' | 'sport' | 'home';

/** Goods of one category: the words of their names, the seasons that sell them, and their price on the tag in yuan. */
interface Kind {
  category: string;
  nouns: string[];
  /** The cloth or cut named before the noun; its fabric is a value of the dictionary. */
  cloths: [words: string, fabric: string][];
  /** Spring, summer, autumn, winter: how often it is planned. */
  seasons: [number, number, number, number];
  price: [least: number, most: number];
}

const kinds = {
  down: {
    category: 'down',
    nouns: ['羽绒服', '轻羽绒马甲', '长款羽绒服'],
    cloths: [
      ['高密防风', 'polyester'],
      ['哑光锦纶', 'polyester'],
      ['灯芯绒拼接', 'cotton'],
      ['绗缝格纹', 'blend'],
    ],
    seasons: [0, 0, 2, 7],
    price: [799, 2_299],
  },
  coat: {
    category: 'coat',
    nouns: ['大衣', '风衣', '短外套', '中长外套'],
    cloths: [
      ['羊毛双面呢', 'wool'],
      ['人字纹粗呢', 'wool'],
      ['水洗棉', 'cotton'],
      ['斜纹府绸', 'cotton'],
      ['千鸟格', 'blend'],
    ],
    seasons: [4, 0, 5, 5],
    price: [599, 2_599],
  },
  knit: {
    category: 'knit',
    nouns: ['针织衫', '开衫', '高领毛衣', '针织背心'],
    cloths: [
      ['精纺羊毛', 'wool'],
      ['绞花羊毛', 'wool'],
      ['桑蚕丝混纺', 'silk'],
      ['粗棒针', 'blend'],
      ['竹节棉', 'cotton'],
    ],
    seasons: [3, 1, 5, 5],
    price: [299, 899],
  },
  shirt: {
    category: 'shirt',
    nouns: ['衬衫', '立领衬衫', '短袖衬衫'],
    cloths: [
      ['亚麻', 'linen'],
      ['牛津纺', 'cotton'],
      ['真丝', 'silk'],
      ['泡泡纱', 'cotton'],
      ['天丝混纺', 'blend'],
    ],
    seasons: [5, 5, 3, 1],
    price: [259, 799],
  },
  dress: {
    category: 'dress',
    nouns: ['连衣裙', '衬衫裙', '半身裙'],
    cloths: [
      ['印花雪纺', 'polyester'],
      ['亚麻收腰', 'linen'],
      ['桑蚕丝', 'silk'],
      ['提花', 'blend'],
      ['棉麻', 'linen'],
    ],
    seasons: [5, 7, 2, 1],
    price: [359, 1_099],
  },
  tee: {
    category: 'tee',
    nouns: ['短袖 T 恤', '长袖 T 恤', '背心'],
    cloths: [
      ['精梳棉', 'cotton'],
      ['冰感', 'polyester'],
      ['印花', 'cotton'],
      ['条纹', 'cotton'],
      ['莫代尔混纺', 'blend'],
    ],
    seasons: [4, 8, 2, 0],
    price: [99, 329],
  },
  jeans: {
    category: 'jeans',
    nouns: ['直筒牛仔裤', '锥形牛仔裤', '阔腿牛仔裤'],
    cloths: [
      ['水洗做旧', 'cotton'],
      ['原色', 'cotton'],
      ['高腰', 'cotton'],
      ['弹力', 'blend'],
    ],
    seasons: [4, 3, 4, 2],
    price: [299, 699],
  },
  trousers: {
    category: 'trousers',
    nouns: ['休闲裤', '西裤', '束脚裤'],
    cloths: [
      ['亚麻', 'linen'],
      ['精纺羊毛', 'wool'],
      ['卡其布', 'cotton'],
      ['垂感', 'polyester'],
    ],
    seasons: [4, 4, 3, 2],
    price: [259, 699],
  },
  sweat: {
    category: 'sweat',
    nouns: ['连帽卫衣', '圆领卫衣', '拉链卫衣'],
    cloths: [
      ['毛圈棉', 'cotton'],
      ['加绒', 'blend'],
      ['速干', 'polyester'],
      ['字母印花', 'cotton'],
    ],
    seasons: [4, 0, 5, 3],
    price: [259, 599],
  },
  accessory: {
    category: 'accessory',
    nouns: ['围巾', '渔夫帽', '托特包', '腰带'],
    cloths: [
      ['羊毛', 'wool'],
      ['帆布', 'cotton'],
      ['流苏', 'blend'],
      ['编织', 'linen'],
    ],
    seasons: [1, 2, 1, 2],
    price: [79, 459],
  },
  textile: {
    category: 'textile',
    nouns: ['四件套', '盖毯', '抱枕套', '浴巾'],
    cloths: [
      ['长绒棉', 'cotton'],
      ['水洗麻', 'linen'],
      ['提花', 'blend'],
      ['磨毛', 'cotton'],
    ],
    seasons: [3, 3, 3, 4],
    price: [99, 899],
  },
} satisfies Record<string, Kind>;

/** Goods of a line, styles it plans a season, its sizes, and its prices beside those of women's wear. */
export interface LinePlan {
  kinds: Kind[];
  styles: number;
  sizes: (category: string) => string[];
  priceShare: number;
  bgNo: string;
}

const oneSize = ['均码'];
const isOneSize = (category: string): boolean => category === 'accessory' || category === 'textile';
const sized = (tops: string, jeans: string) => (category: string) =>
  isOneSize(category) ? oneSize : (category === 'jeans' ? jeans : tops).split(' ');

export const linePlans: Record<Line, LinePlan> = {
  women: {
    kinds: Object.values(kinds).filter(({ category }) => category !== 'textile'),
    styles: 19,
    sizes: sized('XS S M L XL', '25 26 27 28 29 30'),
    priceShare: 1,
    bgNo: 'BG01',
  },
  men: {
    kinds: Object.values(kinds).filter(
      ({ category }) => category !== 'textile' && category !== 'dress',
    ),
    styles: 14,
    sizes: sized('S M L XL XXL 3XL', '29 30 31 32 33 34 36'),
    priceShare: 1.05,
    bgNo: 'BG02',
  },
  child: {
    kinds: [kinds.down, kinds.knit, kinds.shirt, kinds.dress, kinds.tee, kinds.sweat],
    styles: 8,
    sizes: sized('110 120 130 140 150 160', '110 120 130 140 150 160'),
    priceShare: 0.55,
    bgNo: 'BG03',
  },
  sport: {
    kinds: [kinds.down, kinds.tee, kinds.sweat, kinds.trousers, kinds.accessory],
    styles: 6,
    sizes: sized('S M L XL XXL', 'S M L XL XXL'),
    priceShare: 0.85,
    bgNo: 'BG04',
  },
  home: {
    kinds: [kinds.textile],
    styles: 4,
    sizes: () => oneSize,
    priceShare: 0.9,
    bgNo: 'BG05',
  },
};

const groups = Object.entries(linePlans).map(([line, { bgNo }]): [string, string] => [line, bgNo]);

/** The number of the business group that sells a line, by the line. */
export const groupOfLine: Readonly<Record<string, string>> = Object.fromEntries(groups);

/** The line that a business group sells. */
export const lineOfGroup = (bgNo: string): string | undefined =>
  groups.find(([, group]) => group === bgNo)?.[0];
