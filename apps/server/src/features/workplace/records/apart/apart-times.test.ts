import { recordCalls } from '@portal/contract/records/record-calls';
import { meetingRooms } from '@portal/ams/records/meeting-rooms';
import { roomBookings } from '@portal/ams/records/room-bookings';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const [lin, gu] = [
  await world.person({ roles: ['head-office'] }),
  await world.person({ roles: ['head-office'] }),
];
const officer = await world.person({ roles: ['head-office', 'administration-officer'] });
const { create, edit, step, get } = recordCalls(roomBookings);

const [room, other] = (await lin.call(recordCalls(meetingRooms).find, {})).records.map(
  ({ id }) => id,
);
const booking = (from: string, until: string, more = {}) => ({
  fields: { title: '评审', room: room ?? '', day: '2027-01-05', from, until, people: 4, ...more },
});

test('no two bookings of a room overlap, whoever asks first, and the second is told when it is taken', async () => {
  const both = await Promise.allSettled([
    lin.call(create, booking('10:00', '11:00')),
    gu.call(create, booking('10:30', '11:30')),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

  const reply = await world.inject({
    method: 'POST',
    url: `/api${create.path}`,
    headers: { ...gu.headers, 'content-type': 'application/json' },
    payload: JSON.stringify(booking('09:00', '12:00')),
  });
  expect(reply.json().message).toMatch(/^该会议室这一时段已被预订（1\d:\d0–1\d:\d0）$/);
  await gu.call(create, booking('09:00', '10:00'));
  await gu.call(create, booking('09:00', '12:00', { room: other ?? '' }));
  await gu.call(create, booking('09:00', '12:00', { day: '2027-01-06' }));
});

test('a booking is not moved into the time of another, and one that is given up frees its time', async () => {
  const day = { day: '2027-01-07' };
  const { id } = await lin.call(create, booking('14:00', '15:00', day));
  const later = await gu.call(create, booking('15:00', '16:00', day));

  const moved = { id: later.id, version: 1, fields: { from: '14:30' } };
  await expect(gu.call(edit, moved)).rejects.toThrow('input.invalid');
  await lin.call(step, { id, version: 1, step: 'cancel' });
  expect((await gu.call(edit, moved)).fields['from']).toBe('14:30');
});

test('everybody sees the bookings of others; the author alone cancels, the desk alone releases', async () => {
  const { id } = await lin.call(create, booking('09:00', '09:30', { day: '2027-01-08' }));

  expect(await gu.call(get, { id })).toMatchObject({ sides: ['others'] });
  await expect(gu.call(step, { id, version: 1, step: 'cancel' })).rejects.toThrow(
    'record.author-only',
  );
  const release = { id, version: 1, step: 'release', fields: { answer: '临时接待' } };
  await expect(gu.call(step, release)).rejects.toThrow('action.denied');
  expect(await officer.call(step, release)).toMatchObject({ state: 'released' });
});
