import type { RecordFields, RecordValue } from '@portal/contract/records/field-values';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { priceChanges } from '@portal/imos/records/price-changes';
import { stockCounts } from '@portal/ors/records/stock-counts';
import { expect, test } from 'vitest';
import { recordsWithout, testWorld } from '../world/test-world.ts';
import { recordMakers } from './all.ts';

const types = recordMakers.map(({ type }) => type);

/** Days and times by which something begins, and by which the same thing ends. */
const beginnings = ['from', 'start', 'sent', 'ordered', 'signed', 'applied', 'launch', 'opens'];
const ends = ['until', 'end', 'arrived', 'down', 'back'];

/** Returns the pairs of fields of a kind of which the first begins what the other ends. */
function spansOf({ fields }: RecordType): [string, string][] {
  const named = (names: string[], kind: string) =>
    names.filter((name) => fields[name]?.kind === kind);
  return ['day', 'time'].flatMap((kind) =>
    named(beginnings, kind).flatMap((begin) =>
      named(ends, kind).map((end): [string, string] => [begin, end]),
    ),
  );
}

const isAfter = (fields: RecordFields, [begin, end]: [string, string]): boolean => {
  const [first, last] = [fields[begin], fields[end]];
  return typeof first !== 'string' || typeof last !== 'string' || last >= first;
};

const isWholeSpan = (value: RecordValue | undefined): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  return 'from' in value && value.until >= value.from;
};

test('TRU-08 names are names, and an end is after its beginning, over all records', () => {
  for (const type of types) {
    const nameFields = Object.keys(type.fields).filter((name) => {
      const field = type.fields[name];
      return field?.kind === 'text' && /姓名|联系人|收货人|设计人|顾客/.test(field.label);
    });
    const isNamed = (fields: RecordFields) =>
      nameFields.every((name) => {
        const value = fields[name] ?? null;
        return value === null || value === '' || (typeof value === 'string' && isName(value));
      });
    const spans = spansOf(type);
    const whole = Object.keys(type.fields).filter((name) => type.fields[name]?.kind === 'daySpan');
    expect({
      type: keyOfType(type),
      unnamed: recordsWithout(type, ({ fields }) => isNamed(fields)),
      backwards: recordsWithout(
        type,
        ({ fields }) =>
          spans.every((span) => isAfter(fields, span)) &&
          whole.every((name) => isWholeSpan(fields[name])),
      ),
    }).toEqual({ type: keyOfType(type), unnamed: [], backwards: [] });
  }
});

/** Two to four characters, or a customer called by family name. */
const isName = (value: string): boolean =>
  /^\p{Script=Han}{2,4}$/u.test(value) || /^\p{Script=Han}{1,2}(先生|女士)$/u.test(value);

/** A new price beside the present one, or the tag's where none is known. */
const isSmallChange = ({ fields }: { fields: RecordFields }): boolean => {
  const [before, after] = [Number(fields['before'] ?? fields['tag']), Number(fields['price'])];
  return before > 0 && Math.abs(after / before - 1) <= 0.6;
};

test('TRU-08 a price change stays within −60 and +60 %, and a finished count is counted', () => {
  expect(testWorld.recordsOf(priceChanges).length).toBeGreaterThan(10);
  expect(recordsWithout(priceChanges, isSmallChange)).toEqual([]);

  const finished = testWorld
    .recordsOf(stockCounts)
    .filter(({ steps }) => steps.some(({ step }) => ['finish', 'differ'].includes(step)));
  expect(finished.length).toBeGreaterThan(10);
  for (const { fields } of finished) {
    expect(fields['counted']).toEqual(expect.any(Number));
    expect(fields['lines']).not.toEqual([]);
  }
});
