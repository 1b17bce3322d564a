import { z } from 'zod';
import { defineCall } from '../call.ts';

/** The process is up. */
export const livez = defineCall({
  method: 'GET',
  path: '/livez',
  envelope: 'bare',
  admits: 'anyone',
  action: null,
  input: z.strictObject({}),
  result: z.object({ status: z.literal('ok') }),
  refuses: [],
  rate: 'probe',
});

/**
 * The process can answer: its database does, and it is not on its way out. `warnings` are sentences for operators, about
 * a clock that is off or a release that is older than the database.
 */
export const readyz = defineCall({
  method: 'GET',
  path: '/readyz',
  envelope: 'bare',
  admits: 'anyone',
  action: null,
  input: z.strictObject({}),
  result: z.object({ status: z.literal('ok'), warnings: z.array(z.string()) }),
  refuses: ['server.unavailable'],
  rate: 'probe',
});

/** Figures of the process in the Prometheus text format, for a scraper that shows the operator's secret. */
export const metrics = defineCall({
  method: 'GET',
  path: '/metrics',
  envelope: 'bare',
  admits: 'operator',
  action: null,
  input: z.strictObject({}),
  result: z.string(),
  refuses: [],
  rate: 'probe',
});

/** The calls that stand outside the API base, where machines look for them. */
export const operationCalls = [livez, readyz, metrics] as const;
