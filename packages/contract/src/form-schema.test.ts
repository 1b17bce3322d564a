import { expect, test } from 'vitest';
import { formOf, requiredChoice, requiredChoices, requiredText } from './form-schema.ts';
import type { z } from 'zod';

/** The first message of a value; none when it is right. */
const said = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

test('VAL-19 a required text that is too short is told its least length', () => {
  const name = requiredText('姓名', { least: 4 });
  expect([said(name, '三个字'), said(name, ' 三个字 ')]).toEqual(Array(2).fill('最小长度4位字符'));
  expect([said(name, ''), said(name, '  ')]).toEqual(Array(2).fill('请输入姓名'));
  expect(said(name, '四个字符')).toBeUndefined();
});

test('VAL-20 a required text that is too long is told its greatest length', () => {
  const name = requiredText('姓名', { most: 4 });
  expect(said(name, '五个字符了')).toBe('最大长度4位字符');
  expect([said(name, '四个字符'), said(name, ' 四个字符 ')]).toEqual([undefined, undefined]);
});

test('a rule of a form may look at another field, and each wrong field has its message', () => {
  const schema = formOf<'first' | 'again'>({
    first: (first) => (first === '' ? '请输入' : null),
    again: (again, { first }) => (again === first ? null : '不一致'),
  });
  const issues = schema.safeParse({ first: '', again: 'x' }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path, message])).toEqual([
    [['first'], '请输入'],
    [['again'], '不一致'],
  ]);
  expect(said(schema, { first: 'x', again: 'x' })).toBeUndefined();
});

test('VAL-21 a choice that is required is asked for by the name of its field', () => {
  expect(said(requiredChoice('门店'), '')).toBe('请选择门店');
  expect(said(requiredChoice('门店'), 'S1001')).toBeUndefined();
});

test('VAL-22 a group of checkboxes with fewer choices than the least is told how many', () => {
  const group = requiredChoices({ least: 2 });
  expect(said(group, ['sms'])).toBe('最少选择2项');
  expect(said(group, ['sms', 'mail'])).toBeUndefined();
});

test('VAL-23 a group of checkboxes with more choices than the most is told how many', () => {
  const group = requiredChoices({ most: 2 });
  expect(said(group, ['sms', 'mail', 'ding'])).toBe('最多选择2项');
  expect(said(group, ['sms', 'mail'])).toBeUndefined();
});
