import { z } from 'zod';
import { defineCall } from '../call.ts';

/** The characters kept of each part of an error. */
export const faultLengths = { page: 256, message: 500, stack: 4_000, release: 64 } as const;

/**
 * A page of ours reports that its program is broken: the part of it that could not be loaded or shown, as the browser
 * says it. Written to the log and nowhere else; open to strangers, whose pages break as well.
 */
export const reportClientFault = defineCall({
  method: 'POST',
  path: '/common/sys/clientFault',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  isBackground: true,
  input: z.strictObject({
    /** A part of the portal, a page that was being drawn, or a system on the stage. */
    kind: z.enum(['part', 'render', 'system']),
    /** Path of the address, without its query. */
    page: z.string().max(faultLengths.page),
    message: z.string().max(faultLengths.message),
    stack: z.string().max(faultLengths.stack),
    release: z.string().max(faultLengths.release),
  }),
  result: z.null(),
  refuses: [],
  rate: 'fault',
});
