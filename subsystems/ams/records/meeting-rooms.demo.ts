import { courseFrom, desks } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { meetingRooms } from './meeting-rooms.ts';

const keeper = desks.administration;

const rooms = [
  ['斜纹', '3', 6, ['board']],
  ['平纹', '3', 8, ['screen', 'board']],
  ['千鸟格', '5', 10, ['screen', 'video', 'board']],
  ['人字纹', '5', 12, ['screen', 'video']],
  ['针织', '8', 14, ['screen', 'rack']],
  ['灯芯绒', '8', 18, ['screen', 'video', 'rack']],
  ['丹宁', '12', 30, ['screen', 'video', 'board']],
  ['明线', '12', 60, ['screen', 'video']],
  ['缎纹', '3', 6, ['board']],
  ['罗纹', '3', 8, ['screen']],
  ['提花', '5', 16, ['screen', 'video', 'board']],
  ['绉纱', '8', 10, ['screen', 'rack']],
] as const;

function makeRooms(world: World): RecordDraft[] {
  return rooms.map(([name, floor, seats, equipment], nth) => {
    const course = courseFrom(world, world.at(400 - nth, '10:00'));
    if (name === '灯芯绒') {
      course.take('close', keeper, world.at(3, '16:00'), { note: '投影设备更换，暂停使用' });
      course.take('open', keeper, world.at(1, '09:20'));
    }
    return {
      scope: '',
      by: keeper,
      at: world.at(400 - nth, '10:00'),
      fields: { name, floor, seats, equipment: [...equipment] },
      steps: course.steps,
    };
  });
}

export const meetingRoomMaker = recordMaker(meetingRooms, makeRooms);
