import { expect, test } from 'vitest';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { isNumberField, saidTotal, totalOf } from '@portal/contract/records/totals';
import { recordTypes } from '../systems.ts';

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

const everyNumber = recordTypes.flatMap((type) =>
  numbersOf(type).map(({ name, field }) => ({ type, name, field })),
);

/** Groups numbers that are the same quantity by the word for it; lists that add nothing up are left out. */
const totalsBy = (quantityOf: (field: (typeof everyNumber)[number]['field']) => string) =>
  Map.groupBy(
    everyNumber.filter(({ type }) => !type.contain),
    ({ field }) => quantityOf(field),
  );

test('FIX-49: numbers under one label are added up in every list or in none', () => {
  const different = [...totalsBy(({ label, unit }) => `${label} ${unit}`)].flatMap(
    ([label, same]) => {
      const totals = new Set(same.map(({ type, name }) => totalOf(type, name)));
      return totals.size > 1 ? [`${label}: ${[...totals].join(', ')}`] : [];
    },
  );
  expect(different).toEqual([]);
});

test('FIX-49: what lies in a store, warehouse or till is added up in no list, whose rows repeat it day by day', () => {
  const levels = everyNumber.filter(({ field: { label } }) =>
    /库存|店存|余量|余额$|可补|账面|实盘|占用|备用金|实点/.test(label),
  );
  expect(levels.length).toBeGreaterThan(10);
  const added = levels.filter(
    ({ type, name, field }) => totalOf(type, name) !== 'none' && !isOfOneThing(type, field.label),
  );
  expect(added.map(({ type, name }) => `${keyOfType(type)} ${name}`)).toEqual([]);
});

/** Tells the balance of a partner or member, who has one record, from what many records say of the same thing. */
const isOfOneThing = ({ fields }: RecordType, label: string): boolean =>
  label.endsWith('余额') && !Object.values(fields).some(({ kind }) => kind === 'link');

test('FIX-49: what was sold in some days is added up where the record is of these days, not where it looks back on them', () => {
  const sold = everyNumber.filter(({ field: { label } }) => /^(近 \d+ 天|周)销/.test(label));
  expect(sold.length).toBeGreaterThan(3);
  for (const { type, name } of sold) {
    const isOfDays = Object.values(type.fields).some(
      ({ kind, fixed }) => kind === 'daySpan' && fixed,
    );
    expect([keyOfType(type), totalOf(type, name)]).toEqual([
      keyOfType(type),
      isOfDays ? 'sum' : 'none',
    ]);
  }
});
