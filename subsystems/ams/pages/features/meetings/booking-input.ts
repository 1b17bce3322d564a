import { cleanText } from '@portal/common/typed-text';
import { overlapWords } from '@portal/contract/records/apart';
import type { RecordFields } from '@portal/contract/records/field-values';
import { brokenRules } from '@portal/contract/records/rules';
import { line } from '@portal/contract/text';
import { z } from 'zod';
import { roomBookings } from '../../../records/room-bookings.ts';

/** A time that is booked or asked for, as records of bookings have it. */
interface BookedTime {
  state: string;
  fields: RecordFields;
}

/** The input to book a room on a day, checked against the bookings of that day in the words of the server. */
export const bookingInput = (
  { room, day }: { room: string; day: string },
  bookings: readonly BookedTime[],
) =>
  z
    .object({
      title: line(40).min(1, '请输入会议主题'),
      from: z.string().min(1, '请选择开始'),
      until: z.string().min(1, '请选择结束'),
      people: z
        .number('请输入参会人数')
        .nullable()
        .refine((people) => people !== null, '请输入参会人数'),
      note: z.string().overwrite(cleanText).trim().max(200, '会务要求最多 200 个字'),
    })
    .superRefine((typed, context) => {
      const fields = { ...typed, room, day };
      const broken = brokenRules(roomBookings.rules ?? [], fields)['until'];
      const message = broken ?? overlapWords(roomBookings, { state: 'booked', fields }, bookings);
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['until'], message });
    })
    .transform((typed): RecordFields => ({ ...typed, room, day }));
