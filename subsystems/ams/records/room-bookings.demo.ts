import { personId } from '@portal/demonstration/people/members';
import type { Random } from '@portal/demonstration/random';
import { askers, officeTime, workday, worksInOffice } from '@portal/demonstration/world/course';
import {
  type RecordDraft,
  recordMaker,
  type TakenStep,
} from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { meetingRooms } from './meeting-rooms.ts';
import { roomBookings } from './room-bookings.ts';

const subjects = [
  '春季企划评审',
  '门店周例会',
  '面料供应商洽谈',
  '招聘面试',
  '会员活动复盘',
  '合同条款讨论',
  '预算沟通',
  '样衣评审',
  '系统上线准备',
  '新员工入职培训',
];

/** The days around today that have bookings: some weeks back, and a week ahead. */
const [daysBack, daysAhead] = [21, 7];

/** Bookings follow each other in a room, with free time between them. */
function makeBookings(world: World): RecordDraft[] {
  const random = world.random('ams/room-bookings');
  const people = askers(world, random, { each: 4, others: 60, of: worksInOffice });
  const known = world.recordsOf(meetingRooms);
  const days = Array.from({ length: daysBack + daysAhead + 1 }, (_, nth) => daysBack - nth);
  return days
    .filter((daysAgo) => workday(world, daysAgo) === daysAgo)
    .flatMap((daysAgo) =>
      known.flatMap((room) =>
        slotsOf(random).map(([from, until]): RecordDraft => {
          const by = random.pick(people).workNo;
          const at = officeTime(world, random, Math.max(daysAgo, 0) + 1 + random.below(5));
          const steps: TakenStep[] =
            random.below(12) === 0
              ? [{ step: 'cancel', by, at: world.at(Math.max(daysAgo, 0), '08:40') }]
              : [];
          return {
            scope: personId(by),
            by,
            at,
            fields: {
              title: random.pick(subjects),
              room: room.id,
              day: world.day(daysAgo),
              from,
              until,
              people: 2 + random.below(Number(room.fields['seats']) - 1),
            },
            steps,
          };
        }),
      ),
    );
}

/** Times of a day that do not overlap: half an hour to two hours each, not before nine. */
function slotsOf(random: Random): [from: string, until: string][] {
  const slots: [string, string][] = [];
  for (let half = random.below(6); half < 18;) {
    const length = 1 + random.below(4);
    if (half + length > 20) break;
    slots.push([timeOf(half), timeOf(half + length)]);
    half += length + random.below(8);
  }
  return slots;
}

const timeOf = (half: number): string =>
  `${String(9 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;

export const roomBookingMaker = recordMaker(roomBookings, makeBookings);
