import { z } from 'zod';
import { defineCall } from '../call.ts';
import { urlCredentials } from './page-address.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';

/** A page of a subsystem as it is searched for. */
export const Page = z.object({
  system: SubsystemName,
  /** Of its menu item. */
  id: z.string(),
  path: z.string(),
  title: z.string(),
  /** Titles from the top of the menu down to the page, without its own. */
  ancestors: z.array(z.string()),
  /** Opens a window of its own, at `url`. */
  opensWindow: z.boolean(),
  url: z.string().optional(),
  /** The credential the window receives. */
  urlCredential: z.enum(urlCredentials).optional(),
  /** Codes of the actions on it, and on the branches it is in, that the person may take. */
  actions: z.array(z.string()),
});
export type Page = z.infer<typeof Page>;

/**
 * Every page the menus show the caller, over all subsystems they can enter in the portal. It follows from the same
 * rules as `getPermissions`: what is not in a menu there is not here.
 */
export const listPages = defineCall({
  method: 'GET',
  path: '/common/sys/userPermission/pages',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: z.array(Page),
  refuses: [],
  rate: 'read',
});
