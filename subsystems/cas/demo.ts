import { complaintMaker } from './records/complaints.demo.ts';
import { ticketMaker } from './records/tickets.demo.ts';
import { callbackMaker } from './records/callbacks.demo.ts';
import { topicMaker } from './records/topics.demo.ts';
import { reviewMaker } from './records/reviews.demo.ts';
import { surveyMaker } from './records/surveys.demo.ts';

/** The makers of what cas has in the made-up group. */
export const casDemonstration = [
  complaintMaker,
  ticketMaker,
  callbackMaker,
  topicMaker,
  reviewMaker,
  surveyMaker,
];
