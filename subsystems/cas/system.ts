import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { topics } from './records/topics.ts';
import { reviews } from './records/reviews.ts';
import { surveys } from './records/surveys.ts';
import { complaints } from './records/complaints.ts';
import { tickets } from './records/tickets.ts';
import { callbacks } from './records/callbacks.ts';

/**
 * Voice of customer: reviews and complaints about goods and service,
 * and what is done about them.
 */
export const cas = defineSystem({
  key: 'cas',
  platform: 'user',
  name: '客户之声',
  description: '评价、投诉与回访',
  board,
  sections: menu,
  recordTypes: [topics, reviews, surveys, complaints, tickets, callbacks],
});
