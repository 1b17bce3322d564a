import type { RecordValue } from '@portal/contract/records/field-values';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { pointEntries } from '@portal/crm/records/point-entries';
import { refunds } from '@portal/crm/records/refunds';
import { customerReturns } from '@portal/ors/records/customer-returns';
import { slips } from '@portal/ors/records/slips';
import { discountChecks } from '@portal/syfs/records/discount-checks';
import { slipExceptions } from '@portal/syfs/records/slip-exceptions';
import { expect, test } from 'vitest';
import { messageTemplateRows } from '../notices/message-templates.ts';
import { noticesOf } from '../notices/notices.ts';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { textIn } from '@portal/demonstration/world/field-readers';
import { recordsWithout, testNow, testWorld } from '../world/test-world.ts';
import { recordTypes } from '../../systems.ts';

const prefixes = new Set(recordTypes.map(({ number }) => number.slice(0, number.indexOf('{'))));
const numbers = new Set(
  recordTypes.flatMap((type) => testWorld.recordsOf(type).map(({ id }) => id)),
);

/** Keys of one kind, and what begins as they do. */
const keysLike = (keys: readonly string[]) => {
  const [first = ''] = keys;
  const shape = new RegExp(String.raw`^${first.charAt(0)}\d{${first.length - 1}}(?!\d)`);
  return { shape, known: new Set(keys) };
};
const kinds = [
  keysLike(testWorld.stores.map(({ store_no }) => store_no)),
  keysLike(testWorld.people.map(({ workNo }) => workNo)),
];

/** Tells whether a word looks like the number of a record, a store or a person, and is nobody's. */
function isLost(word: string): boolean {
  const [, letters = '', digits = ''] = /^([A-Z]*)(\d*)/.exec(word) ?? [];
  if (prefixes.has(letters) && digits.length > 3) return !numbers.has(word);
  return kinds.some(({ shape, known }) => shape.test(word) && !known.has(word));
}

/** Letters and digits that stand together, with the dashes between them. */
const lostIn = (text: string): string[] =>
  (text.match(/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g) ?? []).filter(isLost);

/** All texts of a value, those in its rows too. */
function textsIn(value: RecordValue | undefined): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part: RecordValue) => textsIn(part));
}

const lostInRecord = ({ fields, steps }: MadeRecord): string[] =>
  [fields, ...steps.map((step) => step.fields ?? {})]
    .flatMap((given) => Object.values(given).flatMap(textsIn))
    .flatMap(lostIn);

test('FIX-52 every number of a record, a store or a person in the records of the demonstration is that of one there is', () => {
  const lost = recordTypes.flatMap((type) => {
    const words = testWorld.recordsOf(type).flatMap(lostInRecord);
    return words.length === 0 ? [] : [`${keyOfType(type)}: ${words.length}, as ${words[0]}`];
  });

  expect(lost).toEqual([]);
});

test('FIX-52 every number in the letters of the demonstration and in their templates is that of one there is', () => {
  const texts = [...noticesOf(testWorld), ...messageTemplateRows(testNow)].flatMap(Object.values);

  expect(texts.flatMap(textsIn).flatMap(lostIn)).toEqual([]);
});

/** Types whose records name a slip in a text, with what a record and its slip have in common. */
const naming: [
  type: RecordType,
  field: string,
  agree: (one: MadeRecord, slip: MadeRecord) => boolean,
][] = [
  [
    customerReturns,
    'slip',
    (one, slip) => one.scope === slip.scope && sells(slip, textIn(one, 'style')),
  ],
  [slipExceptions, 'slip', isOfTill],
  [discountChecks, 'slip', isOfTill],
  [refunds, 'slip', (one, slip) => textIn(one, 'member') === textIn(slip, 'member')],
  [pointEntries, 'source', (one, slip) => textIn(one, 'member') === textIn(slip, 'member')],
];

function isOfTill(one: MadeRecord, slip: MadeRecord): boolean {
  const isThere = ['cashier', 'day'].every((name) => textIn(one, name) === textIn(slip, name));
  return isThere && textIn(one, 'store') === slip.scope;
}

const sells = ({ fields }: MadeRecord, style: string): boolean =>
  Array.isArray(fields['lines']) &&
  fields['lines'].some((line) => typeof line === 'object' && line['style'] === style);

test.each(naming.map(([type, ...rest]) => [keyOfType(type), type, ...rest] as const))(
  'FIX-52 a record of %s names a slip of its own store, customer or cashier, and none from after it',
  (_, type, field, agree) => {
    const sold = new Map(testWorld.recordsOf(slips).map((slip) => [slip.id, slip]));
    const named = testWorld.recordsOf(type).filter((one) => sold.has(textIn(one, field)));
    const wrong = recordsWithout(type, (one) => {
      const slip = sold.get(textIn(one, field));
      return slip === undefined || (agree(one, slip) && slip.at <= one.at);
    });

    expect({ isNamed: named.length > 20, wrong }).toEqual({ isNamed: true, wrong: [] });
  },
);
