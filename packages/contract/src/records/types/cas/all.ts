import type { RecordType } from '../../record-type.ts';
import { reviews, surveys, topics } from './reviews.ts';
import { callbacks, complaints, tickets } from './complaints.ts';

/** The record types of the voice of customer. */
export const casTypes: readonly RecordType[] = [
  topics,
  reviews,
  surveys,
  complaints,
  tickets,
  callbacks,
];
