import { z } from 'zod';
import { defineCall } from '../call.ts';

/**
 * Lists the keys of the types that the caller has a page for: a record of another type, whose name another record shows, is
 * no link for them.
 */
export const listOpenTypes = defineCall({
  method: 'GET',
  path: '/sys/records/openTypes',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: z.array(z.string()),
  refuses: [],
  rate: 'read',
});
