import { expect, test } from 'vitest';
import { optionalMoment } from './form-schema.ts';
import { day, daySpan, time } from './records/fields.ts';
import { valueOf } from './records/field-values.ts';
import { WireTime } from './text.ts';

test.each([
  ['a day', valueOf(day({ label: '日期' })), '2028-02-29', '2027-02-29'],
  [
    'a span',
    valueOf(daySpan({ label: '日期' })),
    { from: '2026-04-30', until: '2026-05-31' },
    { from: '2026-04-30', until: '2026-04-31' },
  ],
  ['a time', valueOf(time({ label: '时间' })), '23:59', '24:00'],
  ['a moment of the wire', WireTime, '2026-04-30 23:59:59', '2026-04-31 08:00:00'],
  ['the moment of a form', optionalMoment, '2026-04-30T23:59', '2026-04-31T08:00'],
])(
  'FIX-36: %s that does not exist is refused, and the last there is is taken',
  (_, schema, last, impossible) => {
    expect(schema.safeParse(last).success).toBe(true);
    expect(schema.safeParse(impossible).success).toBe(false);
  },
);
