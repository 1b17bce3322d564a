import { leaves } from '@portal/hr/records/leaves';
import { customerVisits, displayTasks, shifts } from '@portal/contract/records/types/ors/selling';
import { flagshipStoreNo } from '@portal/demonstration/organisation/stores';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { weaveName } from '@portal/demonstration/people/names';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { daysAway, takeSpan } from '@portal/demonstration/people/days-away';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import { managerOf, supervisor } from '@portal/demonstration/people/colleagues';

const themes = [
  '冬季羽绒主推',
  '双十二预热',
  '新年红系列',
  '羊毛大衣叠穿',
  '通勤胶囊衣橱',
  '亲子同款角',
  '换季清货区',
];
const places = ['window', 'front', 'wall', 'fitting', 'till'];

/** Displays of each wave; the supervisor looks at them within days. */
function makeDisplays(world: World): RecordDraft[] {
  const random = world.random('ors/display-tasks');
  return world.castStores.flatMap(({ store_no }) =>
    momentsOf(world, random, { number: 22, days: 140 }).map(({ at }) => {
      const { workNo } = random.pick(world.staffOf(store_no));
      const finish = {
        step: 'finish',
        by: workNo,
        afterHours: between(random, 20, 80),
        fields: { keeper: workNo, note: '已按陈列手册完成，照片已存相册' },
      };
      const review = { by: supervisor, afterHours: between(random, 5, 50) };
      const accept = { step: 'accept', ...review, fields: { score: between(random, 80, 99) } };
      return {
        scope: store_no,
        by: supervisor,
        at,
        fields: {
          store: store_no,
          theme: pickFor(random, dayAfter(at, 1), themes),
          place: random.pick(places),
          from: dayAfter(at, 1),
          until: dayAfter(at, 6),
        },
        steps: stepsSoFar(
          world,
          at,
          random.below(9) === 0
            ? [finish, { step: 'return', ...review }, finish, accept]
            : [finish, accept],
        ),
      };
    }),
  );
}

const calls = [
  { result: 'coming', summary: '对新款大衣感兴趣，周末带家人来试' },
  { result: 'bought', summary: '到店选购两件，已办理积分' },
  { result: 'later', summary: '近期出差，下月再联系' },
  { result: 'refused', summary: '不希望电话联系，已改为短信' },
];

function makeVisits(world: World): RecordDraft[] {
  const random = world.random('ors/customer-visits');
  return world.castStores.flatMap(({ store_no }) =>
    momentsOf(world, random, { number: store_no === flagshipStoreNo ? 60 : 24, days: 90 }).map(
      ({ at }) => {
        const { workNo } = random.pick(world.staffOf(store_no));
        const call = { by: workNo, afterHours: between(random, 8, 80) };
        const done = {
          way: random.pick(['phone', 'phone', 'wechat', 'sms']),
          ...pickFor(random, dayAfter(at, 0), calls),
        };
        return {
          scope: store_no,
          by: managerOf(world, store_no).workNo,
          at,
          fields: {
            customer: weaveName(random),
            occasion: random.pick([
              'purchase',
              'purchase',
              'birthday',
              'sleeping',
              'arrival',
              'complaint',
            ]),
            due: dayAfter(at, between(random, 1, 4)),
            clerk: workNo,
          },
          steps: stepsSoFar(world, at, [
            random.below(7) === 0
              ? { step: 'miss', ...call }
              : { step: 'finish', ...call, fields: done },
          ]),
        };
      },
    ),
  );
}

const hours = {
  early: { from: '09:30', until: '17:30' },
  late: { from: '14:00', until: '22:00' },
  whole: { from: '09:30', until: '21:30' },
  off: { from: null, until: null },
};

/** Shifts of four weeks back and two ahead, in other stores of one and one: two days off, and none at weekends. */
function makeShifts(world: World): RecordDraft[] {
  const away = daysAway();
  for (const leave of world.recordsOf(leaves)) {
    if (leave.state === 'approved') takeSpan(world, away, leave);
  }
  return world.castStores.flatMap(({ store_no }) => {
    const [back, days] = store_no === flagshipStoreNo ? [28, 42] : [7, 14];
    const planner = managerOf(world, store_no).workNo;
    return world.staffOf(store_no).flatMap((member, nth) =>
      Array.from({ length: days }, (_, day) => {
        const daysAgo = back - day;
        const isAway = away.has(member.workNo, daysAgo);
        const shift = isAway ? 'off' : shiftOf(nth, weekdayOf(world.day(daysAgo)));
        return {
          scope: store_no,
          by: planner,
          at: world.at(Math.max(0, daysAgo + 5), '18:10'),
          fields: { person: member.workNo, day: world.day(daysAgo), shift, ...hours[shift] },
        };
      }),
    );
  });
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

function shiftOf(nth: number, weekday: number): keyof typeof hours {
  const off = [(nth * 2 + 1) % 5, (nth * 2 + 2) % 5].map((day) => day + 1);
  if (off.includes(weekday)) return 'off';
  if (weekday === 6 && nth % 3 === 0) return 'whole';
  return (nth + weekday) % 2 === 0 ? 'early' : 'late';
}

export const sellingRecords = [
  recordMaker(displayTasks, makeDisplays),
  recordMaker(customerVisits, makeVisits),
  recordMaker(shifts, makeShifts),
];
