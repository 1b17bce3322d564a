import { expect, test } from 'vitest';
import type { z } from 'zod';
import { addPerson, listPeople } from './administration/people.ts';
import { mobile } from './field-rules.ts';
import { formOf, requiredText } from './form-schema.ts';
import { openEnrolment } from './identity/enrolment.ts';
import { PhoneCode, requestCode } from './identity/phone.ts';
import { reauthenticateByRecoveryCode, reauthenticateByTotp } from './identity/reauthentication.ts';
import { beginRetrieval } from './identity/retrieval.ts';
import { signIn } from './identity/session.ts';
import { valueOf } from './records/field-values.ts';
import * as fields from './records/fields.ts';
import { AnnouncementText } from './notices/announcement-desk.ts';
import { recordCalls } from './records/record-calls.ts';
import { recordType } from './records/record-type.ts';

const wide = '\u202D９００\u200B００９\u202C ';
const phone = '＋86 138-1234-5678';
const notes = recordType({
  system: 'ors',
  name: 'notes',
  one: '便签',
  number: 'BQ{yyyymm}{00000}',
  actions: 'ors:note',
  scope: 'all',
  fields: { title: fields.text({ label: '标题' }) },
  initial: 'open',
  states: { open: { label: '有效' } },
});
const read = (schema: z.ZodType, value: unknown): unknown => schema.safeParse(value).data;

test('FIX-37 work numbers, telephones and codes arrive clean at the server, however they were pasted', () => {
  const sign = { username: wide, password: 'x', keyId: '' };
  expect(read(signIn.input, sign)).toMatchObject({ username: '900009' });
  expect(read(requestCode.input, { mobile: phone, smsmode: '0' })).toMatchObject({
    mobile: '13812345678',
  });
  expect(read(beginRetrieval.input, { account: phone })).toEqual({ account: '13812345678' });
  expect(read(beginRetrieval.input, { account: wide })).toEqual({ account: '900009' });
  expect(read(PhoneCode, '１２３ 456')).toBe('123456');
  expect(read(reauthenticateByTotp.input, { code: '123 456' })).toEqual({ code: '123456' });
  expect(read(reauthenticateByRecoveryCode.input, { code: 'ＡＢＣＤＥ-12345\u200E' })).toEqual({
    code: 'ABCDE-12345',
  });
  expect(read(openEnrolment.input, { code: ' ＡＢ-cd ' })).toEqual({ code: 'AB-cd' });
  const person = { workNo: wide, realname: '林', phone, email: ' ａ@b.com\u200B' };
  expect(read(addPerson.input, person)).toMatchObject({
    workNo: '900009',
    phone: '13812345678',
    email: 'a@b.com',
  });
  const tel = fields.text({ label: '手机号', most: 11, keyboard: 'tel' });
  expect(read(valueOf(tel), phone)).toBe('13812345678');
});

test('FIX-37 a form checks what was pasted once it is clean, and sends that', () => {
  const schema = formOf({ phone: mobile }, { phone: (typed) => typed.replaceAll('-', '') });
  expect(read(schema, { phone: '138-1234-5678' })).toEqual({ phone: '13812345678' });
});

test('FIX-37 a long keyword is searched for whole, and one that is too long is refused in words', () => {
  const keyword = '长'.repeat(100);
  expect(read(listPeople.input, { keyword })).toMatchObject({ keyword });
  const said = listPeople.input.safeParse({ keyword: '长'.repeat(201) }).error?.issues[0]?.message;
  expect(said).toBe('关键字最多 200 个字');
});

test('FIX-42 a name, a title and a comment lose the characters that nobody sees or that turn the text around them', () => {
  const name = fields.text({ label: '姓名', required: true });
  const long = fields.longText({ label: '内容' });
  const turned = [
    '王\u202E明',
    '王\u2067明\u2069',
    '王\u200B明',
    '\uFEFF王\u00AD明\u200F',
    '王\u3164明',
    '王\u2060明\uFE0F',
  ];
  expect(new Set(turned.map((typed) => read(valueOf(name), typed)))).toEqual(new Set(['王明']));
  expect(read(valueOf(name), ' 第一行\r\n\t第二行\u2028')).toBe('第一行 第二行');
  expect(read(valueOf(long), '第一行\r\n\n第\u202E三行\n')).toBe('第一行\n\n第三行');
  const said = valueOf(name).safeParse('\u200B\u202E').error?.issues[0]?.message;
  expect(said).toBe('请输入姓名');
  expect(
    read(recordCalls(notes).comment.input, { id: 'PD1', words: '好\u202E的\n谢谢' }),
  ).toMatchObject({
    words: '好的\n谢谢',
  });
  expect(read(AnnouncementText.shape.titile, '通\u202E知\n一')).toBe('通知 一');
  expect(read(requiredText('姓名'), '林\u202E一\n')).toBe('林一');
});

test('FIX-42 what joins an emoji or varies a character is kept', () => {
  const name = fields.text({ label: '姓名' });
  const kept = [
    '👩‍👩‍👧',
    '🏳️‍🌈',
    '❤️',
    '1️⃣',
    '👩🏽‍💻',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '葛\u{E0100}',
    'می\u200Cخواهم',
  ];
  expect(kept.map((typed) => read(valueOf(name), typed))).toEqual(kept);
});

test('FIX-38 the form admits the telephone numbers that the server admits, of all ranges in use', () => {
  const numbers = Array.from({ length: 10 }, (_, at) => `1${at}612345678`);
  const admitted = numbers.filter((number) => mobile(number) === '');
  const taken = numbers.filter((number) =>
    read(requestCode.input, { mobile: number, smsmode: '0' }),
  );
  expect(admitted).toEqual(numbers.slice(3));
  expect(taken).toEqual(admitted);
});
