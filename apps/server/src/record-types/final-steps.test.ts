import { describe, expect, test } from 'vitest';
import {
  figureOf,
  isFinal,
  nameFieldOf,
  undoKey,
} from '@portal/contract/records/steps/final-steps';
import {
  keyOfType,
  type RecordStep,
  type RecordType,
  stepsOf,
} from '@portal/contract/records/record-type';
import { recordTypes } from '../systems.ts';

interface StepOfState {
  label: string;
  state: string;
  to: string;
  step: RecordStep;
}

const stepsOfAll = (type: RecordType): StepOfState[] =>
  Object.entries(type.states).flatMap(([key, { label: state }]) =>
    Object.values(stepsOf(type, key)).map((step) => ({
      label: step.label,
      state,
      to: type.states[step.to]?.label ?? step.to,
      step,
    })),
  );

/** Says whether some way of steps leads from one state to another, without going round. */
const leads = (type: RecordType, from: string, to: string, passed: string[] = []): boolean =>
  from === to ||
  Object.values(stepsOf(type, from)).some(
    (step) => !passed.includes(step.to) && leads(type, step.to, to, [...passed, from]),
  );

const stateNamed = ({ states }: RecordType, label: string): string[] =>
  Object.keys(states).filter((state) => states[state]?.label === label);

const withSteps = recordTypes
  .filter((type) => stepsOfAll(type).length > 0)
  .map((type) => ({ key: keyOfType(type), type }));

describe.each(withSteps)('$key', ({ type }) => {
  const steps = stepsOfAll(type).map((one) => {
    const asks = stateNamed(type, one.state).some((state) => isFinal(type, state, one.step));
    return { ...one, what: asks ? 'asks' : 'can be undone' };
  });

  test.each(steps)('FIX-57 $label ($state → $to) $what', ({ step, state, what }) => {
    const isBack = stateNamed(type, state).some((from) => leads(type, step.to, from));
    expect(what).toBe(isBack && !step.final ? 'can be undone' : 'asks');
  });
});

/** Words of steps that pay, order, end or close; one that only asks for it waits for somebody else. */
const closing = /付款|退款|退还|下单|结案|关闭|终止|解除合同|闭店|撤店|报废|结束|核销|废止|离职/;

test('FIX-57 whatever says that it pays, orders, ends or closes asks first, unless others still decide', () => {
  const silent = recordTypes.flatMap((type) =>
    Object.keys(type.states).flatMap((state) =>
      Object.values(stepsOf(type, state))
        .filter(({ label, to }) => closing.test(label) && !type.states[to]?.waits)
        .filter((step) => !isFinal(type, state, step))
        .map(({ label }) => `${keyOfType(type)} ${label}`),
    ),
  );
  expect(silent).toEqual([]);
});

test('FIX-57 whoever is paid is a field of the record, and no step is called like the undoing of one', () => {
  const wrong = recordTypes.flatMap((type) =>
    Object.keys(type.states).flatMap((state) =>
      Object.entries(stepsOf(type, state))
        .filter(
          ([key, { toward }]) =>
            key === undoKey || (toward !== undefined && !(toward in type.fields)),
        )
        .map(([key]) => `${keyOfType(type)} ${key}`),
    ),
  );
  expect(wrong).toEqual([]);
});

const named = (key: string, fields: Parameters<typeof figureOf>[1]) => {
  const type = recordTypes.find((one) => keyOfType(one) === key);
  return type && [nameFieldOf(type, fields), figureOf(type, fields)];
};
const filled = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 1]));

test('FIX-57 a question names a record by its title or whom it is for, never by what a later step writes', () => {
  expect(named('hr/expenses', filled('answer', 'title', 'total'))).toEqual(['title', 'total']);
  expect(named('ams/supply-requests', filled('answer', 'total'))).toEqual([undefined, 'total']);
  expect(named('ors/stock-transfers', filled('toStore', 'units'))).toEqual(['toStore', 'units']);
  expect(named('rcm/deposits', filled('franchisee', 'amount'))).toEqual(['franchisee', 'amount']);
  expect(named('rcm/deposits', filled('franchisee', 'amount', 'paid'))?.[1]).toBe('paid');
});
