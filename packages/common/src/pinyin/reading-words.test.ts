import { expect, test } from 'vitest';
import { isInReadings, readingWords } from './reading-words.ts';

/** Returns whether records that are kept with the words of a name are found by what is typed. */
const isFound = (name: string, typed: string) => isInReadings(readingWords(name).join(' '), typed);

const sizeOf = (name: string) => readingWords(name).join(' ').length;

test.each([
  ['银行会计', ['yhkj', 'kuaiji', 'yinhanghuiji', 'xing']],
  ['重工长绒大朝传奇羽绒服', ['chuanqi', 'zgcrdccqyrf', 'zhonggongchangrong', 'chaochuanqi', 'cq']],
  [
    '重工长绒大朝传奇羽绒服',
    ['zhonggongchangrongdachaochuanqiyurongfu', 'chonggongzhangrongdaizhaozhuanjiyurongfu'],
  ],
  [
    '重庆长沙大连朝阳传奇会计银行乐单调便差',
    ['kuaijiyinhang', 'chongqingchangshadalian', 'ledandiao', 'bianchai'],
  ],
] as const)('FIX-46 %s is found by every reading', (name, typed) => {
  expect(typed.filter((words) => !isFound(name, words))).toEqual([]);
});

test('FIX-46 a name is not found by letters that none of its readings has', () => {
  const wrong = ['chuanji7', 'qichuan', 'zhongchang', 'xyz', 'gongzhong'];
  expect(wrong.filter((words) => isFound('重工长绒大朝传奇羽绒服', words))).toEqual([]);
});

test('FIX-46 the words of a name grow with its length, not with the number of its readings', () => {
  const ambiguous = '重长大朝传奇会行乐单调便差参曾称弹倒都恶发干给更还好和横哄划晃几假间降校';
  const [half, whole] = [ambiguous.slice(0, 17), ambiguous.slice(0, 34)].map(sizeOf);
  expect((whole ?? 0) / (half ?? 1)).toBeLessThan(3);
});

test('a text without Chinese characters has no words', () => {
  expect(readingWords('TS2026')).toEqual([]);
});
