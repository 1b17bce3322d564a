import {
  newFieldsOf,
  type RecordFields,
  type RecordValue,
} from '@portal/contract/records/field-values';
import { keyOfType, type RecordType, stepsOf } from '@portal/contract/records/record-type';
import { brokenRules, isEmptyValue } from '@portal/contract/records/rules';
import { expect, test } from 'vitest';
import { recordsWithout, testNow, testWorld } from '../world/test-world.ts';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { recordMakers } from './all.ts';
import { recordTypes } from '../../systems.ts';

/** The keys that a reference holds: none, one or several. */
const keysIn = (value: RecordValue | undefined): string[] =>
  [value].flat().filter((key): key is string => typeof key === 'string' && !isEmptyValue(key));

/** The fields that somebody filled in. */
const typed = (fields: RecordFields): RecordFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const types = recordMakers.map(({ type }) => type);

test.each(types.map((type) => [keyOfType(type), type] as const))(
  'records of %s could have been typed by the people who made them',
  (_, type) => {
    const schema = newFieldsOf(type.fields);

    expect(testWorld.recordsOf(type).length).toBeGreaterThan(10);
    expect(recordsWithout(type, ({ fields }) => schema.safeParse(typed(fields)).success)).toEqual(
      [],
    );
    expect(
      recordsWithout(
        type,
        ({ fields }) => Object.keys(brokenRules(type.rules ?? [], fields)).length === 0,
      ),
    ).toEqual([]);
    expect(
      recordsWithout(type, ({ steps }) =>
        steps.every(({ from, step, fields = {} }) =>
          (stepsOf(type, from)[step]?.requires ?? []).every((name) => !isEmptyValue(fields[name])),
        ),
      ),
    ).toEqual([]);
    expect(
      recordsWithout(type, ({ at, changedAt }) => at <= changedAt && changedAt <= testNow),
    ).toEqual([]);
  },
);

/** Returns the fields that may be written with a step: all that is open to a team, and of what is closed or others' what the step asks for. */
function writtenWith(type: RecordType, { from, step: name }: MadeRecord['steps'][number]) {
  const step = stepsOf(type, from)[name];
  if (!type.states[from]?.closed && step?.by !== 'others') return Object.keys(type.fields);
  const fromElsewhere = Object.keys(type.fields).filter((field) => type.fields[field]?.computed);
  return [...(step?.requires ?? []), ...Object.keys(step?.fills ?? {}), ...fromElsewhere];
}

test('FIX-62 no step of the demonstration fills in what nobody can write with it', () => {
  const wrong = types.flatMap((type) =>
    recordsWithout(type, ({ steps }) =>
      steps.every((taken) => {
        const writable = writtenWith(type, taken);
        return Object.keys(taken.fields ?? {}).every((field) => writable.includes(field));
      }),
    ).map((id) => `${keyOfType(type)} ${id}`),
  );

  expect(wrong).toEqual([]);
});

test.each(types.map((type) => [keyOfType(type), type] as const))(
  'records of %s name stores, people and records that are there',
  (_, type) => {
    const stores = new Set(testWorld.stores.map(({ store_no }) => store_no));
    const people = new Set(testWorld.people.map(({ workNo }) => workNo));
    const known = (kind: string, linked: string | undefined) => {
      const target = recordTypes.find((one) => keyOfType(one) === linked);
      if (target) return new Set(testWorld.recordsOf(target).map(({ id }) => id));
      return kind === 'store' ? stores : people;
    };
    for (const [name, field] of Object.entries(type.fields)) {
      if (!['store', 'person', 'people', 'link'].includes(field.kind)) continue;
      const linked = field.kind === 'link' ? field.type : undefined;
      const held = testWorld.recordsOf(type).some(({ fields }) => keysIn(fields[name]).length > 0);
      const there = held ? known(field.kind, linked) : new Set<string>();
      const isThere = ({ fields }: MadeRecord) =>
        keysIn(fields[name]).every((key) => there.has(key));
      expect({ name, lost: recordsWithout(type, isThere) }).toEqual({ name, lost: [] });
    }
  },
);
