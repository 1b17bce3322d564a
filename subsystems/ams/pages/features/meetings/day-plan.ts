import { day as dayMs } from '@portal/common/durations';
import type { NamedRecords, WireRecord } from '@portal/contract/records/record-calls';
import { meetingRooms } from '../../../records/meeting-rooms.ts';

/** The hours that rooms are open: a row of the calendar has a slot for each half of them. */
const [firstHour, lastHour] = [8, 21];

/** The beginnings and ends of slots: 08:00, 08:30 … 21:00. */
export const times: readonly string[] = Array.from(
  { length: (lastHour - firstHour) * 2 + 1 },
  (_, nth) =>
    `${String(firstHour + Math.floor(nth / 2)).padStart(2, '0')}:${nth % 2 === 0 ? '00' : '30'}`,
);

/** A room as the calendar shows it. */
export interface Room {
  id: string;
  name: string;
  seats: number;
  /** Floor and equipment. */
  about: string;
}

export interface Booking {
  id: string;
  room: string;
  title: string;
  by: string;
  from: string;
  until: string;
}

/** Free time of a room that somebody wants. */
export interface RoomSlot {
  room: Room;
  from: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const roomsIn = (records: readonly WireRecord[]): Room[] =>
  records.map(({ id, fields }) => ({
    id,
    name: text(fields['name']),
    seats: Number(fields['seats'] ?? 0),
    about: [labelsOf('floor', [fields['floor']]), labelsOf('equipment', fields['equipment'])]
      .flat()
      .join('、'),
  }));

function labelsOf(name: string, values: unknown): string[] {
  const field = meetingRooms.fields[name];
  const choices = field && 'choices' in field ? field.choices : [];
  const chosen: readonly unknown[] = Array.isArray(values) ? values : [];
  return choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
}

export const bookingsIn = ({ records }: NamedRecords): Booking[] =>
  records
    .map(({ id, createdBy, fields }) => ({
      id,
      room: text(fields['room']),
      title: text(fields['title']),
      by: createdBy,
      from: text(fields['from']),
      until: text(fields['until']),
    }))
    .toSorted((a, b) => a.from.localeCompare(b.from));

/** Returns the number of a slot that begins or ends at a time; one between two counts as the earlier. */
export const slotOf = (time: string): number =>
  Math.max(
    0,
    times.findLastIndex((each) => each <= time),
  );

export const isTaken = (bookings: readonly Booking[], room: string, from: string): boolean =>
  bookings.some((each) => each.room === room && each.from <= from && from < each.until);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
export const dayWords = (day: string): string =>
  `${day} ${weekdays[new Date(Date.parse(day)).getUTCDay()] ?? ''}`;
