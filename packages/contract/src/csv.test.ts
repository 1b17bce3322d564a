import { expect, test } from 'vitest';
import { csvOf, csvText, unmarkedCell } from './csv.ts';

const written = (...cells: string[]) => csvOf([cells]).slice(1, -2);

test('a table begins with the mark by which Excel knows it for Unicode', () => {
  expect(csvOf([['设备'], ['甲']])).toBe('\uFEFF设备\r\n甲\r\n');
});

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', "-2+3+cmd|' /C calc'!A0"])(
  'A83 a sheet takes %j for text',
  (formula) => expect(written(formula)).toBe(`'${formula}`),
);

test.each(['-3.5', '-1,200', '12%', '2026-11-21 17:00:00', '192.0.2.7'])(
  '%s stays as it is, or in quotes',
  (text) => expect(written(text).replaceAll('"', '')).toBe(text),
);

test('commas, quotes and line breaks keep to their cell', () => {
  expect(written('a,b', 'say "c"', 'd\r\ne')).toBe('"a,b","say ""c""","d\r\ne"');
});

const spoilt = [
  '0012345',
  '6222021234567890123',
  '310101199001011234',
  '1E5',
  '3-1',
  '3/1',
  '2026-11',
  '1/2/26',
  '(123)',
  'MAR1',
  'Sept 2',
  'TRUE',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\u200B=1+1',
  '\u202D-cmd',
  '\n=1',
];

test.each(spoilt)(
  'FIX-45 a sheet takes %j for the text it is, and the mark goes when the sheet comes back',
  (text) => {
    expect(written(text).replaceAll('"', '')).toBe(`'${text}`);
    expect(unmarkedCell(`'${text}`)).toBe(text);
  },
);

test.each(['3.10', '1,200', '12%', '106288', '-5', '03-01'])(
  'FIX-45 %s is marked where it is a text, and bare where it is a number',
  (text) => {
    expect([csvText(text), unmarkedCell(csvText(text))]).toEqual([`'${text}`, text]);
    expect(written(text).replaceAll('"', '')).toBe(text);
    expect(written(csvText(text)).replaceAll('"', '')).toBe(`'${text}`);
  },
);

test.each(['2026-11-21', '08:30', '0.5', '0', '13812345678', 'YZ26W-1103', "'好'", 'S02001', ''])(
  'FIX-45 %j stays as it is',
  (text) => expect([written(text), unmarkedCell(text)]).toEqual([text, text]),
);
