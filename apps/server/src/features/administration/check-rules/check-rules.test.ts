import { listAuditEntries } from '@portal/contract/administration/audit-log';
import {
  addCheckRule,
  deleteCheckRule,
  editCheckRule,
  listCheckRuleChanges,
  listCheckRules,
  tryCheckRule,
} from '@portal/contract/administration/check-rules';
import { checkByRule } from '@portal/contract/workplace/checks';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const { call } = await world.person({ roles: ['administrator'] });
const clerk = await world.person({ roles: ['store-clerk'] });
const letter = { digits: 1, pattern: 'B', message: '第一位是 B' } as const;
const numbers = { digits: 4, pattern: String.raw`\d{4}`, message: '后四位是数字' } as const;
const rule = { ruleCode: 'bag_no', ruleName: '袋号', segments: [letter, numbers] };

test('ADM-08 a rule is written by segments, tried before it is saved, and answers checks from then on', async () => {
  const { segments } = rule;
  expect(await call(tryCheckRule, { segments, value: 'B0012' })).toEqual({ failed: null });
  expect(await call(tryCheckRule, { segments, value: 'BX012' })).toEqual({
    failed: { ...numbers, beginIndex: 1, endIndex: 5, checkValue: 'X012', passed: false },
  });

  await call(addCheckRule, rule);

  await clerk.call(checkByRule, { ruleCode: 'bag_no', value: 'B0012' });
  const wrong = clerk.call(checkByRule, { ruleCode: 'bag_no', value: 'BX012' });
  await expect(wrong).rejects.toThrow('check.failed');
  await expect(call(addCheckRule, rule)).rejects.toThrow('check-rule.taken');
  const { records } = await call(listCheckRules, { keyword: '袋' });
  expect(records).toEqual([{ ...rule, version: 1 }]);

  const shorter = { ...rule, segments: [letter] };
  await call(editCheckRule, { ...shorter, version: 1 });
  await clerk.call(checkByRule, { ruleCode: 'bag_no', value: 'BX012' });
  const late = call(editCheckRule, { ...rule, version: 1 });
  await expect(late).rejects.toThrow('check-rule.changed');

  await call(deleteCheckRule, { ruleCode: 'bag_no' });
  const gone = clerk.call(checkByRule, { ruleCode: 'bag_no', value: 'B0012' });
  await expect(gone).rejects.toThrow('check.unknown-rule');
  const changes = await call(listCheckRuleChanges, { ruleCode: 'bag_no' });
  expect(changes.records.map(({ what }) => what)).toEqual(['removed', 'edited', 'added']);
});

test('A64 a pattern that would keep a checker busy is answered, and one that no steady checker has is refused', async () => {
  for (const pattern of ['(', '(?=a)', String.raw`(a)\1`, '[']) {
    const segments = [{ digits: '*', pattern, message: '测试' } as const];
    const tried = call(tryCheckRule, { segments, value: 'a' });
    await expect(tried).rejects.toThrow('check-rule.pattern');
    const added = call(addCheckRule, { ruleCode: 'bad_one', ruleName: '坏', segments });
    await expect(added).rejects.toThrow('check-rule.pattern');
  }
  expect((await call(listCheckRules, { keyword: 'bad_one' })).total).toBe(0);

  const busy = { digits: '*', pattern: '(a+)+$', message: '测试' } as const;
  const value = `${'a'.repeat(99)}!`;
  const { failed } = await call(tryCheckRule, { segments: [busy], value });
  expect(failed).toMatchObject({ checkValue: value });
});

test('who may not edit rules changes nothing, and auditors read the change with its author', async () => {
  await expect(clerk.call(listCheckRules, {})).rejects.toThrow('action.denied');
  await expect(clerk.call(addCheckRule, rule)).rejects.toThrow('action.denied');
  await expect(clerk.call(deleteCheckRule, { ruleCode: 'store_no' })).rejects.toThrow(
    'action.denied',
  );
  const { segments } = rule;
  const tried = clerk.call(tryCheckRule, { segments, value: 'B' });
  await expect(tried).rejects.toThrow('action.denied');

  await call(addCheckRule, { ...rule, ruleCode: 'audited_no' });
  const auditor = await world.person({ roles: ['auditor'] });
  const object = 'check-rule:audited_no';
  const { records } = await auditor.call(listAuditEntries, { object });
  expect(records[0]).toMatchObject({ kind: 'check-rule.changed', detail: { what: 'added' } });
});
