import type { lookAs } from '@portal/contract/administration/look';
import { z } from 'zod';
import { storeSession } from './session.ts';
import {
  momentIn,
  recallInTab,
  rejoinTab,
  rememberInTab,
  separateTab,
  tabKeys,
} from './storage.ts';

const Look = z.object({
  workNo: z.string(),
  realname: z.string(),
  /** Milliseconds since 1970, by the clock of this computer. */
  endsAt: z.number(),
  /** The address the look began on. */
  back: z.string(),
});

/** Somebody as whom this tab looks since it was loaded; null in every other tab. */
export const currentLook: z.infer<typeof Look> | null =
  Look.safeParse(recallInTab(tabKeys.look)).data ?? null;

/**
 * Lets this tab look as somebody else from the next page it loads; other tabs go on as they are. What the tab had chosen
 * to work for is forgotten, since it was the administrator's choice.
 */
export function beginLook({ endsInMs, ...signedIn }: z.infer<typeof lookAs.result>): void {
  const { workNo, realname } = signedIn.userInfo;
  const look = { workNo, realname, endsAt: momentIn(endsInMs), back: location.href };
  separateTab();
  rememberInTab(tabKeys.choices, undefined);
  rememberInTab(tabKeys.look, look);
  storeSession(signedIn);
  location.assign('/');
}

/** Ends the look of this tab, and returns the address it began on. */
export function endLook(): string {
  rememberInTab(tabKeys.choices, undefined);
  rememberInTab(tabKeys.look, undefined);
  rejoinTab();
  return currentLook?.back ?? '/';
}
