import { expect, test } from 'vitest';
import { readNumber } from './typed-number.ts';
import { cleanCode, cleanIdentifier, cleanPhone, searchText } from './typed-text.ts';

const read = (text: string) => readNumber(text, { unit: '元' });
const edited = (text: string) => readNumber(text, { isRegrouped: true });

test('FIX-37 a work number is the same however it was typed or pasted', () => {
  const pasted = [
    '９００００９',
    ' 900009\t',
    '900 009',
    '\u200B900009',
    '\u202D900009\u202C',
    '900\u00AD009',
    '\uFEFF900009\u3000',
    '9\u206000009',
  ];
  expect(new Set(pasted.map(cleanIdentifier))).toEqual(new Set(['900009']));
  expect(cleanIdentifier('ｌｉｎ＿ｚｘ')).toBe('lin_zx');
});

test('FIX-37 a telephone number is its eleven digits, with or without the country and what groups them', () => {
  const pasted = [
    '１３８１２３４５６７８',
    '+86 138 1234 5678',
    '＋８６－138－1234－5678',
    '(+86)138-1234-5678',
    '0086 13812345678',
    '8613812345678',
    '\u202D138–1234–5678\u202C',
  ];
  expect(new Set(pasted.map(cleanPhone))).toEqual(new Set(['13812345678']));
  expect(['138-1234-567', '+85213812345678', '021-68881234'].map(cleanPhone)).toEqual([
    '138-1234-567',
    '+85213812345678',
    '021-68881234',
  ]);
});

test('FIX-37 a code is its digits', () => {
  const pasted = ['１２３４５６', '123 456', '123-456', '\u200E123456 '];
  expect(new Set(pasted.map(cleanCode))).toEqual(new Set(['123456']));
});

test('FIX-37 a keyword is compared without width, case, and what nobody sees', () => {
  const typed = ['ＴＳ２０２６　０１', ' ts2026 \t 01', 'TS\u200B2026 01\u202C'];
  expect(new Set(typed.map(searchText))).toEqual(new Set(['ts2026 01']));
});

test('FIX-37 an amount is read with its currency, unit, sign and brackets', () => {
  expect(
    [
      '￥1,234.50',
      '1,234.50元',
      '１２３４．５０',
      '\u202D1,234.50\u202C',
      '¥ 1 234.50',
      'RMB 1,234.50',
      '人民币1234.5元',
      '1，234。50',
    ].map(read),
  ).toEqual(Array(8).fill(1234.5));
  expect(
    [
      '(1,234.00)',
      '（1,234.00）',
      '－1,234',
      '−1,234',
      '-￥1,234',
      '￥-1,234',
      '(￥1,234元)',
      '￥(1,234)元',
    ].map(read),
  ).toEqual(Array(8).fill(-1234));
  expect([readNumber('12％', { unit: '%' }), readNumber('3 件', { unit: '件' })]).toEqual([12, 3]);
  expect([read(''), read(' \u200B')]).toEqual([null, null]);
});

test('FIX-37 a text that may be two numbers is none', () => {
  const unclear = [
    '1.2.3',
    '1.234,50',
    '1,23',
    '1,5',
    '12,34,567',
    '1.5万',
    '--1',
    '(-1)',
    '(1',
    '1)',
    '$5',
    '1e5',
    '0x10',
    '5%',
    '¥',
    '+',
  ];
  expect(unclear.filter((text) => !Number.isNaN(readNumber(text, { unit: '元' })))).toEqual([]);
});

test('FIX-37 a digit typed into a grouped number keeps it a number', () => {
  expect(['1,2345', '1,23', '1,234.5'].map(edited)).toEqual([12345, 123, 1234.5]);
  expect(edited('1.234,50')).toBeNaN();
});
