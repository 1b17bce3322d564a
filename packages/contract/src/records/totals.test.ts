import { expect, test } from 'vitest';
import { keyOfType, type RecordType } from './record-type.ts';
import { isNumberField, saidTotal, totalOf } from './totals.ts';
import { recordTypes } from './types/all.ts';

const numbersOf = ({ fields }: RecordType) =>
  Object.entries(fields).flatMap(([name, field]) =>
    isNumberField(field) ? [{ name, field }] : [],
  );

test('FIX-49: each number says whether it adds up, by its own word or its kind and unit', () => {
  const silent = recordTypes.flatMap((type) =>
    numbersOf(type)
      .filter(({ field }) => saidTotal(field) === undefined)
      .map(({ name, field }) => `${keyOfType(type)} ${name} ${field.label} ${field.unit}`),
  );
  expect(silent).toEqual([]);
});

test('FIX-49: no day, score, rate, size or year is added up, whatever the type says', () => {
  const measured = new Set(['天', '分', '星', '%', '分钟', '倍', '年', 'cm', 'g/㎡', '座']);
  const added = recordTypes.flatMap((type) =>
    numbersOf(type)
      .filter(({ field }) => measured.has(field.unit ?? '') || field.ungrouped)
      .filter(({ name }) => totalOf(type, name) === 'sum')
      .map(({ name }) => `${keyOfType(type)} ${name}`),
  );
  expect(added).toEqual([]);
});

test('FIX-49: nothing adds up where records contain each other, such as those of departments', () => {
  const contained = recordTypes.filter(({ fields }) => {
    const [about] = Object.values(fields);
    return about?.fixed === true && (about.kind === 'department' || about.kind === 'tree');
  });
  expect(contained.map(keyOfType)).toContain('hr/headcounts');
  for (const type of contained) {
    expect(numbersOf(type).map(({ name }) => totalOf(type, name))).not.toContain('sum');
  }
});

test.each([
  ['gims/suppliers', 'leadDays', 'average'],
  ['ors/patrols', 'score', 'average'],
  ['cas/reviews', 'score', 'average'],
  ['ams/vehicles', 'mileage', 'none'],
  ['hr/headcounts', 'planned', 'none'],
  ['hr/headcounts', 'year', 'none'],
  ['imos/styles', 'tag', 'none'],
  ['crm/level-rules', 'discount', 'none'],
  ['idss/allocations', 'sold', 'none'],
  ['imos/replenishments', 'sold', 'none'],
  ['hr/expenses', 'total', 'sum'],
  ['ors/slips', 'units', 'sum'],
  ['hr/overtime', 'hours', 'sum'],
])('FIX-49: below %s %s stands: %s', (key, name, total) => {
  const type = recordTypes.find((one) => keyOfType(one) === key);
  expect(type && totalOf(type, name)).toBe(total);
});
