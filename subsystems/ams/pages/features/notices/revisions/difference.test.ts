import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

const told = (from: string, to: string): string =>
  differenceOf(from, to)
    .map(({ kind, text }) => ({ stayed: text, went: `[-${text}-]`, came: `[+${text}+]` })[kind])
    .join('');

test.each([
  ['周日零点生效', '周一零点生效', '周[-日-][+一+]零点生效'],
  ['共 126 件', '共 1260 件', '共 [-126-][+1260+] 件'],
  ['原文', '原文', '原文'],
  ['', '新文', '[+新文+]'],
  ['旧文', '', '[-旧文-]'],
  ['请复核', '请店长复核并签字', '请[+店长+]复核[+并签字+]'],
])('from "%s" to "%s"', (from, to, expected) => {
  expect(told(from, to)).toBe(expected);
});

test('either text can be put together again from the parts', () => {
  const [from, to] = ['一二三四五abc六七', '二三x四四五abd七八九'];
  const parts = differenceOf(from, to);
  const without = (gone: string) =>
    parts
      .filter(({ kind }) => kind !== gone)
      .map(({ text }) => text)
      .join('');

  expect(without('came')).toBe(from);
  expect(without('went')).toBe(to);
});

test('texts that have hardly anything in common are one change', () => {
  const [from, to] = ['甲'.repeat(3_000), '乙'.repeat(3_000)];

  expect(differenceOf(from, to)).toEqual([
    { kind: 'went', text: from },
    { kind: 'came', text: to },
  ]);
});
