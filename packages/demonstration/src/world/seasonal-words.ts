import type { Random } from '../random.ts';

/** Words that are said in some months of the year alone, by the months as numbers. */
const seasonal: [words: RegExp, months: readonly number[]][] = [
  [/双十一/, [9, 10, 11]],
  [/双十二/, [10, 11, 12]],
  [/新年|年货|团圆/, [11, 12, 1, 2]],
  [/冬季|冬装|暖冬|赠(?:羊毛)?围巾|系列围巾/, [9, 10, 11, 12, 1, 2]],
  [/羽绒(?:服专享|专场)|大衣(?:叠穿|穿搭|穿三次)|新款大衣/, [8, 9, 10, 11, 12, 1, 2]],
  [/秋冬订货会/, [2, 3, 4, 5]],
  [/秋冬羽绒|旧城暖阳/, [8, 9, 10, 11, 12, 1]],
  [/秋日/, [9, 10, 11]],
  [/秋款断码/, [11, 12, 1]],
  [/初春/, [2, 3, 4, 5]],
  [/春夏/, [1, 2, 3, 4, 5, 6]],
  [/春款归仓/, [5, 6, 7, 8]],
  [/盛夏|海盐/, [5, 6, 7, 8]],
  [/夏款下架/, [8, 9, 10]],
  [/返校/, [2, 3, 8, 9]],
  [/郊游/, [3, 4, 5, 9, 10, 11]],
];

/** Tells whether a text may be said of a day, `yyyy-mm-dd`. */
export const fitsSeason = (text: string, day: string): boolean =>
  seasonal.every(
    ([words, months]) => !words.test(text) || months.includes(Number(day.slice(5, 7))),
  );

/** Draws one of the choices whose texts may be said of a day. */
export const pickFor = <T>(random: Random, day: string, choices: readonly T[]): T =>
  random.pick(choices.filter((choice) => fitsSeason(JSON.stringify(choice), day)));
