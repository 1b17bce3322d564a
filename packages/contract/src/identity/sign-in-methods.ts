import { z } from 'zod';
import { defineCall } from '../call.ts';

/** The sign-in methods an installation offers, beside work number and password. */
export const SignInMethods = z.object({
  phone: z.boolean(),
  /** True when people may register themselves. */
  registration: z.boolean(),
  /** The organisation whose workplace app leads in here; null where none does. */
  dingtalk: z.object({ corpId: z.string() }).nullable(),
  /** The address at which a sign-in at the group's CAS begins. */
  cas: z.object({ signInAt: z.url() }).nullable(),
  /** Identity providers, in the order in which they are shown. */
  providers: z.array(z.object({ key: z.string(), name: z.string() })),
});
export type SignInMethods = z.infer<typeof SignInMethods>;

/** The names of the ways that the sign-in form itself offers, with blanks between: what the page has in its `data-ways`. */
export const openMethodNames = ({ phone, registration, dingtalk }: SignInMethods): string =>
  Object.entries({ phone, registration, dingtalk: dingtalk !== null })
    .flatMap(([way, isOpen]) => (isOpen ? [way] : []))
    .join(' ');

/** Returns the methods the sign-in page offers; nothing of it is secret. */
export const getSignInMethods = defineCall({
  method: 'GET',
  path: '/common/sys/userLogin/ways',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({}),
  result: SignInMethods,
  refuses: [],
  rate: 'sign-in',
});
