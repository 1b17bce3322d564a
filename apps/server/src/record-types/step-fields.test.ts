import { expect, test } from 'vitest';
import { keyOfType, stepsOf } from '@portal/contract/records/record-type';
import {
  answersEmptied,
  stepOfField,
  stepThatWrites,
} from '@portal/contract/records/steps/step-fields';
import { candidates } from '@portal/hr/records/candidates';
import { expenses } from '@portal/hr/records/expenses';
import { sealRequests } from '@portal/ams/records/seal-requests';
import { recordTypes } from '../systems.ts';

/** Fields that somebody later in the chain fills in, by the words above them. */
const ofLater =
  /意见$|^(批准|核准|实收|实缴|确认)(数量|件数|金额)?$|^(监印人|派车|付款日期|处理结果|整改说明|复核意见|验收得分|调查结论|法律意见)$/;
test('FIX-29 what a later person of the chain fills in is in no form, of every type', () => {
  const inForms = recordTypes.flatMap((type) =>
    Object.entries(type.fields)
      .filter(([name, { label, required, computed }]) => {
        const isLater = ofLater.test(label) && !required && !computed;
        return isLater && !stepOfField(type, name);
      })
      .map(([name]) => `${keyOfType(type)} ${name}`),
  );

  expect(inForms).toEqual([]);
});

test('FIX-29 what others decide with stays theirs, and what a team filled in it may mend', () => {
  expect(stepThatWrites(expenses, 'answer', null)?.label).toBe('驳回');
  expect(stepThatWrites(expenses, 'answer', '发票抬头有误')?.label).toBe('驳回');
  expect(stepThatWrites(candidates, 'interview', null)?.label).toBe('邀约面试');
  expect(stepThatWrites(candidates, 'interview', '2026-12-01')).toBeUndefined();
  expect(stepThatWrites(sealRequests, 'reason', null)).toBeUndefined();
});

test('FIX-29 a request that is submitted again has no answer, and one that is decided keeps its own', () => {
  const fields = { answer: '缺少行程单', title: '差旅' };
  const [submit, approve] = [
    stepsOf(expenses, 'draft')['submit'],
    stepsOf(expenses, 'submitted')['approve'],
  ];

  expect(submit && answersEmptied(expenses, submit, fields)).toEqual({ answer: null });
  expect(approve && answersEmptied(expenses, approve, fields)).toEqual({});
});
