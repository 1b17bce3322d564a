import { expect, test } from 'vitest';
import type { z } from 'zod';
import { addPerson, listPeople } from './administration/people.ts';
import { mobile } from './field-rules.ts';
import { formOf } from './form-schema.ts';
import { openEnrolment } from './identity/enrolment.ts';
import { PhoneCode, requestCode } from './identity/phone.ts';
import { reauthenticateByRecoveryCode, reauthenticateByTotp } from './identity/reauthentication.ts';
import { beginRetrieval } from './identity/retrieval.ts';
import { signIn } from './identity/session.ts';
import { valueOf } from './records/field-values.ts';
import * as fields from './records/fields.ts';

const wide = '\u202D９００\u200B００９\u202C ';
const phone = '＋86 138-1234-5678';
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

test('FIX-38 the form admits the telephone numbers that the server admits, of all ranges in use', () => {
  const numbers = Array.from({ length: 10 }, (_, at) => `1${at}612345678`);
  const admitted = numbers.filter((number) => mobile(number) === '');
  const taken = numbers.filter((number) =>
    read(requestCode.input, { mobile: number, smsmode: '0' }),
  );
  expect(admitted).toEqual(numbers.slice(3));
  expect(taken).toEqual(admitted);
});
