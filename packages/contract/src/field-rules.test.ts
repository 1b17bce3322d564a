import { expect, test } from 'vitest';
import * as rules from './field-rules.ts';

/** All that a rule says of values that are wrong, and the right ones it complains about. */
const judged = (rule: rules.FieldRule, { wrong, right }: Record<'wrong' | 'right', string[]>) => ({
  said: [...new Set(wrong.map(rule))],
  refused: right.filter((value) => rule(value) !== ''),
});

const digits = (count: number) => '6'.repeat(count);

test('VAL-01 a mobile number is required', () => {
  expect(rules.mobile('')).toBe('请输入手机号');
});

test('VAL-02 a mobile number has 11 digits, the first a 1, the second 3 to 9', () => {
  expect(
    judged(rules.mobile, {
      wrong: ['12345678901', '1381234567', '138123456789', '1381234567x', '13812345678\n'],
      right: [
        '13812345678',
        '14712345678',
        '15912345678',
        '16612345678',
        '17712345678',
        '18612345678',
        '19912345678',
      ],
    }),
  ).toEqual({ said: ['请输入正确手机号'], refused: [] });
});

test('VAL-03 a user name is required', () => {
  expect(rules.username('')).toBe('请输入用户名');
});

test('VAL-04 a user name is of letters, digits and underscores', () => {
  expect(
    judged(rules.username, { wrong: ['lin-zx', '林', 'lin zx', 'linｚx'], right: ['lin_zx01'] }),
  ).toEqual({ said: ['只允许字母、数字、下划线'], refused: [] });
});

test('VAL-05 a user name has 4 to 18 characters, and is told of 6 to 18', () => {
  expect(
    judged(rules.username, { wrong: ['abc', 'a'.repeat(19)], right: ['abcd', 'a'.repeat(18)] }),
  ).toEqual({ said: ['用户名长度为6到18位'], refused: [] });
});

test('VAL-06 an email may be left out, and is one when it is there', () => {
  expect(
    judged(rules.email, {
      wrong: ['a@', 'a.b', '@b.com', 'a@b', 'a b@c.com', 'a@b..com', 'a@b.com.'],
      right: ['', 'a@b.com', 'lin.zx+1@mail.example.com'],
    }),
  ).toEqual({ said: ['邮箱格式不正确'], refused: [] });
});

test('VAL-07 a natural number has no sign and no fraction', () => {
  expect(
    judged(rules.naturalNumber, { wrong: ['-1', '1.5', 'a', '01', '１'], right: ['0', '12'] }),
  ).toEqual({ said: ['请输入自然数'], refused: [] });
});

test('VAL-08 English letters are letters alone', () => {
  expect(
    judged(rules.englishLetters, { wrong: ['a1', '中', 'a b'], right: ['abc', 'ABC'] }),
  ).toEqual({ said: ['请输入英文字符'], refused: [] });
});

test('VAL-09 a landline has seven or eight digits, perhaps with an area code', () => {
  expect(
    judged(rules.landline, {
      wrong: ['123', '021-123', '123456789', 'abc-12345678'],
      right: ['021-12345678', '0512-6543210', '12345678', '021-12345678-801'],
    }),
  ).toEqual({ said: ['请输入正确的座机号'], refused: [] });
});

test('VAL-10 a bank card has 10 to 20 digits and does not begin with 0', () => {
  expect(
    judged(rules.bankCard, {
      wrong: ['0123456789', digits(9), digits(21)],
      right: ['6222021234567890', digits(10), digits(20)],
    }),
  ).toEqual({ said: ['请输入正确的银行卡号码'], refused: [] });
});

test('VAL-11 an ID number is of at most 50 letters and digits', () => {
  expect(
    judged(rules.idNumber, { wrong: [digits(51), 'a-b'], right: ['G12345678', digits(50)] }),
  ).toEqual({ said: ['请输入正确的证件号码'], refused: [] });
});

test('VAL-12 a mainland ID card has 15 or 18 places', () => {
  expect(
    judged(rules.mainlandIdCard, {
      wrong: [digits(17), digits(16), digits(14) + 'X', digits(16) + 'XX'],
      right: [digits(15), digits(18), digits(17) + 'X', digits(17) + 'x'],
    }),
  ).toEqual({ said: ['请输入正确的身份证号码'], refused: [] });
});

test('VAL-13 a QQ number has 5 to 12 digits', () => {
  expect(
    judged(rules.qqNumber, { wrong: ['1234', digits(13)], right: ['12345', digits(12)] }),
  ).toEqual({ said: ['请输入正确的QQ号码'], refused: [] });
});

test('VAL-14 a web address begins with http or https', () => {
  expect(
    judged(rules.webAddress, {
      wrong: ['www.a.com', 'ftp://a', 'javascript:https://a.com', 'https://'],
      right: ['http://a.com', 'https://a.com'],
    }),
  ).toEqual({ said: ['请输入以http和https开头的网址'], refused: [] });
});

test('VAL-15 letters and digits are at most 20', () => {
  expect(
    judged(rules.alphanumeric, { wrong: [digits(21), '中'], right: ['Ab12', digits(20)] }),
  ).toEqual({ said: ['请输入20位以内的英文字符和数字'], refused: [] });
});

test('VAL-16 Chinese, English and spaces are 2 to 100', () => {
  expect(
    judged(rules.chineseEnglishSpaces, {
      wrong: ['林', '林'.repeat(101), 'a1'],
      right: ['林 Lin', '林'.repeat(100)],
    }),
  ).toEqual({ said: ['请输入2到100位的中英文字符和空格'], refused: [] });
});

test('VAL-17 digits and line breaks are nothing else', () => {
  expect(judged(rules.digitLines, { wrong: ['1,2', 'a'], right: ['1\n2', '1\r\n2'] })).toEqual({
    said: ['请输入数字和换行符'],
    refused: [],
  });
});

test('VAL-18 any text has at most 255 characters', () => {
  expect(
    judged(rules.anyText, { wrong: ['字'.repeat(256)], right: ['', '字'.repeat(255)] }),
  ).toEqual({ said: ['请输入255位以内的字符'], refused: [] });
});
