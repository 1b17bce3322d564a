import { z } from 'zod';
import { defineCall } from '../call.ts';

/**
 * The key of the caller's drafts: 32 bytes in base64, the same in every session and on every computer. A browser keeps
 * drafts sealed by it, so that nobody else who uses the PC can read them.
 */
export const getDraftKey = defineCall({
  method: 'GET',
  path: '/common/sys/userInfo/draftKey',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  whileLooking: 'closed',
  input: z.strictObject({}),
  result: z.object({ key: z.base64().length(44) }),
  refuses: [],
  rate: 'read',
});
