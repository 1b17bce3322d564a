import { flagshipStoreNo } from '@portal/demonstration/organisation/stores';
import { managerOf } from '@portal/demonstration/people/colleagues';
import { daysAway, takeSpan } from '@portal/demonstration/people/days-away';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { leaves } from '@portal/hr/records/leaves';
import { shifts } from './shifts.ts';

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

export const shiftMaker = recordMaker(shifts, makeShifts);
