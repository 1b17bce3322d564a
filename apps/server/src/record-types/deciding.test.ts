import { expect, test } from 'vitest';
import { askedBy, sidesAmong } from '@portal/contract/records/askers';
import { isAsking, isEditable, keyOfType, stepsOf } from '@portal/contract/records/record-type';
import { recordTypes } from '../systems.ts';
import { priceChanges } from '@portal/imos/records/price-changes';
import { storeExpenses } from '@portal/ors/records/store-expenses';

/** States that wait for somebody else, and steps that decide, by the words of both. */
const waits = /审批|评审|待付款|待退款|待验收|待审校/;
const decides =
  /^(同意|(不)?批准|驳回|否决|拒绝|不予受理|(登记|确认|直接)?(付款|退款)|(结案)?核销|(复核|审校|评审)通过|验收(通过|合格)|(不)?准入|出具意见|让步接收|答复|判为|退回整改|撤销授权)/;

test('FIX-50 whatever the words of a step decide, pay or answer is for others, of every type', () => {
  const open = recordTypes.flatMap((type) =>
    Object.entries(type.states).flatMap(([state, { label: where }]) =>
      Object.values(stepsOf(type, state))
        .filter(({ label, by }) => {
          const isTheirs = waits.test(where) && !/^(提交|撤回)/.test(label);
          const isFree = by === undefined || by === 'anyone';
          return isFree && (isTheirs || decides.test(label));
        })
        .map(({ label }) => `${keyOfType(type)} ${where} ${label}`),
    ),
  );

  expect(open).toEqual([]);
});

test('FIX-50 a request is withdrawn by its author alone, of every type', () => {
  const others = recordTypes.flatMap((type) =>
    Object.keys(type.states).flatMap((state) =>
      Object.values(stepsOf(type, state))
        .filter(({ label, by }) => label === '撤回' && by !== 'author')
        .map(() => keyOfType(type)),
    ),
  );

  expect(others).toEqual([]);
});

test('who submits asks, who approves does not, and the last who asked is the author', () => {
  const { draft, submitted } = priceChanges.states;
  const [submit, approve] = [draft?.steps?.['submit'], submitted?.steps?.['approve']];

  expect(submit && isAsking(priceChanges, submit)).toBe(true);
  expect(approve && isAsking(priceChanges, approve)).toBe(false);
  expect(askedBy(['a', 'b'], 'a')).toEqual(['b', 'a']);
  expect(sidesAmong(['b', 'a'], 'a')).toEqual(['author']);
  expect(sidesAmong(['b', 'a'], 'b')).toEqual([]);
  expect(sidesAmong(['b', 'a'], 'c')).toEqual(['others']);
  expect(sidesAmong([], 'c')).toEqual(['author', 'others']);
});

test('a request is edited by its author, and what a team writes together by all of it', () => {
  const theirs = { state: 'draft', sides: ['others'] } as const;

  expect(isEditable(storeExpenses, { state: 'draft', sides: ['author'] })).toBe(true);
  expect(isEditable(storeExpenses, theirs)).toBe(false);
  expect(isEditable(priceChanges, theirs)).toBe(true);
});
