import { keyOfType, stepsOf } from '@portal/contract/records/record-type';
import { callbacks } from '@portal/cas/records/callbacks';
import { entries } from '@portal/hr/records/entries';
import { departures } from '@portal/hr/records/departures';
import { staffChanges } from '@portal/hr/records/staff-changes';
import { openings } from '@portal/hr/records/openings';
import { leaves } from '@portal/hr/records/leaves';
import { trips } from '@portal/hr/records/trips';
import { shifts } from '@portal/ors/records/shifts';
import { expect, test } from 'vitest';
import { departments } from '@portal/demonstration/organisation/organisation';
import { roleActionRows } from '../people/roles.ts';
import { textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { recordsWithout, testWorld } from '../world/test-world.ts';
import { recordMakers } from './all.ts';

const actionsOf = Map.groupBy(roleActionRows(), ({ role_code }) => role_code);
const held = new Set(
  [...actionsOf].flatMap(([role, rows]) => rows.map(({ action_code }) => `${role} ${action_code}`)),
);

test('FIX-62 whoever decides holds the right by a role of the trade, and is not the administrator', () => {
  const wrong = recordMakers.flatMap(({ type }) =>
    testWorld.recordsOf(type).flatMap(({ id, steps }) =>
      steps.flatMap(({ from, step, by }) => {
        const { action = '', by: side } = stepsOf(type, from)[step] ?? {};
        const { roles } = testWorld.person(by);
        const isDecision = side === 'others' || action.endsWith(':approve');
        const isOfTrade = roles.some(
          (role) => role !== 'administrator' && held.has(`${role} ${action}`),
        );
        return isDecision && !isOfTrade ? [`${keyOfType(type)} ${id} ${step} ${roles.join()}`] : [];
      }),
    ),
  );

  expect(wrong).toEqual([]);
});

/** The days of a record, as `person day`. */
function daysOf(record: MadeRecord): string[] {
  const { from, until } = spanOf(record);
  const days: string[] = [];
  for (let day = from; day <= until; day = dayAfter(day)) days.push(`${record.by} ${day}`);
  return days;
}
function spanOf({ fields }: MadeRecord): { from: string; until: string } {
  const { days } = fields;
  const isSpan = typeof days === 'object' && days !== null && 'from' in days;
  const [from, until] = ['from', 'until'].map((name) => textIn({ fields }, name));
  return isSpan && typeof days.from === 'string' && typeof days.until === 'string'
    ? { from: days.from, until: days.until }
    : { from: from ?? '', until: until ?? '' };
}
const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);

test('FIX-62 nobody is on two leaves or journeys on one day, or works a shift in a leave', () => {
  const away = [leaves, trips].flatMap((type) =>
    testWorld.recordsOf(type).filter(({ state }) => !/declined|draft/.test(state)),
  );
  const days = away.flatMap(daysOf);
  const granted = new Set(
    testWorld
      .recordsOf(leaves)
      .filter(({ state }) => state === 'approved')
      .flatMap(daysOf),
  );
  const working = recordsWithout(
    shifts,
    (shift) =>
      textIn(shift, 'shift') === 'off' ||
      !granted.has(`${textIn(shift, 'person')} ${textIn(shift, 'day')}`),
  );

  expect(days.length).toBeGreaterThan(1_000);
  expect({ twice: days.length - new Set(days).size, working }).toEqual({ twice: 0, working: [] });
});

/** Words of a position, with the department whose trade they are. */
const trades: [words: RegExp, department: string][] = [
  [/导购|店长|带店/, 'A01A01A0'],
  [/陈列/, 'A01A01A07'],
  [/商品/, 'A01A02'],
  [/会员|客服|视觉|文案/, 'A01A03'],
  [/采购|质检|仓/, 'A01A04'],
  [/电商|主播/, 'A01A05'],
  [/工程师|数据/, 'A01A06'],
  [/招聘|薪酬/, 'A01A07'],
  [/行政|法务/, 'A01A08'],
  [/会计|出纳/, 'A01A09'],
  [/审计/, 'A01A10'],
];

test('FIX-62 people are hired, moved and promoted for what their department does', () => {
  const codes = new Map(
    departments.flatMap(({ id, depart_name, org_code }) => [
      [id, org_code],
      [depart_name, org_code],
    ]),
  );
  const fits = (record: MadeRecord): boolean => {
    const code = codes.get(textIn(record, 'department')) ?? '';
    return trades.every(
      ([words, department]) =>
        !words.test(textIn(record, 'position')) || code.startsWith(department),
    );
  };
  const wrong = [openings, entries, staffChanges].flatMap((type) => recordsWithout(type, fits));

  expect(wrong).toEqual([]);
});

test('FIX-62 nobody leaves the group twice, and who is dismissed or retires gives no reason of their own', () => {
  const leavers = testWorld.recordsOf(departures).map((one) => textIn(one, 'person'));
  const own = recordsWithout(
    departures,
    (one) => textIn(one, 'kind') === 'resigned' || !/个人|家庭|返乡/.test(textIn(one, 'reason')),
  );

  expect({ twice: leavers.length - new Set(leavers).size, own }).toEqual({ twice: 0, own: [] });
});

test('FIX-62 a customer who gives three points or fewer does not say that all is well', () => {
  expect(
    recordsWithout(
      callbacks,
      (one) =>
        !(Number(one.fields['score'] ?? 5) <= 3 && /满意|会再来/.test(textIn(one, 'feedback'))),
    ),
  ).toEqual([]);
});
