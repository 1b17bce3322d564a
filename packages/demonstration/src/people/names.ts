import type { Random } from '../random.ts';

const surnames =
  '赵钱孙李周吴郑王冯陈沈韩杨朱秦许何吕张曹严华金魏陶姜谢邹苏潘葛范彭鲁马方任袁柳史唐薛贺倪汤罗毕郝安常乐于傅顾孟黄萧尹姚邵汪祁毛米贝宋庞熊舒梅林钟徐邱骆高夏蔡田胡霍万卢莫房丁邓洪石崔龚程陆段侯温叶白卓';

/** Cloth, thread and the dyer's colours, then plants, birds and weather: no staff list reads like it. */
const first = '锦绫罗绮纱棉麻绢缎绒绣织纹素缃绛缥茜靛赭黛檀青墨';
const second = '云霜露岚溪屿舟桥笺砚禾穗枫荻苇棠榆梧芷蘅鹭鹤雁川';

const one = (random: Random, characters: string): string =>
  characters.charAt(random.below(characters.length));

/** Two words of weaving, of which names of people and companies are plainly made up. */
export const weaveWords = (random: Random): string => one(random, first) + one(random, second);

/** A name plainly made up of the words of weaving. */
export const weaveName = (random: Random): string => one(random, surnames) + weaveWords(random);
