import { effectsOf } from '@portal/system-server/effects/effects';
import { complaints } from './complaints.ts';
import { tickets } from './tickets.ts';

/** A complaint that is dispatched is the ticket of whom it is dispatched to. */
export const complaintEffects = effectsOf(complaints, {
  dispatch: async ({ id, fields: { department, assignee, due } }, { addRecord }) => {
    await addRecord(tickets, { complaint: id, department, assignee, due });
  },
});
