import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Which ways of signing in an installation has opened, beside work number and password. */
export const WaysIn = z.object({
  phone: z.boolean(),
  /** Whether people may make an account for themselves. */
  registration: z.boolean(),
  /** The organisation whose workplace app leads in here; null where none does. */
  dingtalk: z.object({ corpId: z.string() }).nullable(),
  /** Where a sign-in at the group's CAS begins. */
  cas: z.object({ signInAt: z.url() }).nullable(),
  /** Identity providers, in the order in which they are shown. */
  providers: z.array(z.object({ key: z.string(), name: z.string() })),
});
export type WaysIn = z.infer<typeof WaysIn>;

/** The names of the ways that the sign-in form itself offers, with blanks between: what the page has in its `data-ways`. */
export const openWays = ({ phone, registration, dingtalk }: WaysIn): string =>
  Object.entries({ phone, registration, dingtalk: dingtalk !== null })
    .flatMap(([way, isOpen]) => (isOpen ? [way] : []))
    .join(' ');

/** What the sign-in page has to offer; it holds nothing secret. */
export const getWaysIn = defineCall({
  method: 'GET',
  path: '/common/sys/userLogin/ways',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({}),
  result: WaysIn,
  refuses: [],
  rate: 'sign-in',
});
