import { checkByRule, checkDuplicate, checkOnlyUser } from '@portal/contract/workplace/checks';
import { addTemplate } from '@portal/contract/notices/message-templates';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const admin = await world.person({ roles: ['administrator'], phone: '13900000009' });
const clerk = await world.person();

const check = (tableName: string, fieldName: string, fieldVal: string, dataId = '') =>
  admin.call(checkDuplicate, { tableName, fieldName, fieldVal, dataId });

test('LKP-05 a name or telephone that somebody has is told to those who manage people', async () => {
  expect(await admin.call(checkOnlyUser, { username: 'nobodyhasit' })).toBe(true);
  const taken = [{ username: admin.workNo.toUpperCase() }, { phone: '13900000009' }];
  for (const given of taken) {
    await expect(admin.call(checkOnlyUser, given)).rejects.toThrow('user.taken');
  }
  const asked = clerk.call(checkOnlyUser, { phone: '13900000009' });
  await expect(asked).rejects.toThrow('action.denied');
});

test('LKP-05 a duplicate is looked for in registered columns, except in the row itself', async () => {
  await expect(check('sys_user', 'phone', '13900000009')).rejects.toThrow('check.taken');
  await check('sys_user', 'phone', '13900000009', admin.id);
  await check('sys_dict', 'dict_code', 'no_such');
  await expect(check('sys_dict', 'dict_code', 'yn')).rejects.toThrow('check.taken');
  await expect(check('sys_role', 'role_code', 'administrator')).rejects.toThrow('check.taken');

  for (const [table, field] of [
    ['sys_user', 'password'],
    ['person', 'work_no'],
    ['sys_user where 1=1--', 'username'],
    ['__proto__', 'toString'],
  ] as const) {
    await expect(check(table, field, 'x')).rejects.toThrow('check.unknown');
  }
  const input = { tableName: 'sys_user', fieldName: 'phone', fieldVal: '13900000009' };
  await expect(clerk.call(checkDuplicate, input)).rejects.toThrow('action.denied');
});

test('LKP-05 of two saves of one number at once one succeeds, and the other is told', async () => {
  const template = {
    templateCode: 'both',
    templateName: '同时保存',
    titile: '同时保存',
    msgContent: '<p>同时保存</p>',
    priority: 'L',
  } as const;
  await check('sys_sms_template', 'template_code', 'both');

  const saves = [admin.call(addTemplate, template), admin.call(addTemplate, template)];
  const ends = await Promise.allSettled(saves);

  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find((end) => end.status === 'rejected')?.reason.message).toBe('template.taken');
  const again = check('sys_sms_template', 'template_code', 'both');
  await expect(again).rejects.toThrow('check.taken');
});

test('LKP-05 a value is checked by a registered rule, and the part that does not fit is named', async () => {
  expect(await clerk.call(checkByRule, { ruleCode: 'store_no', value: 'S02001' })).toBeNull();
  const url = '/api/sys/checkRule/checkByCode?ruleCode=store_no&value=S02A01';
  const reply = await world.inject({ url, headers: clerk.headers });

  expect(reply.json()).toMatchObject({
    success: false,
    message: '门店编号在 S 之后为 5 位数字',
    result: { digits: 5, beginIndex: 1, endIndex: 6, checkValue: '02A01', passed: false },
  });
  const longer = clerk.call(checkByRule, { ruleCode: 'store_no', value: 'S020011' });
  await expect(longer).rejects.toThrow('check.failed');
  const unknown = clerk.call(checkByRule, { ruleCode: 'no_such', value: 'S02001' });
  await expect(unknown).rejects.toThrow('check.unknown-rule');
});
