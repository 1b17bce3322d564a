import { fixedBusinessGroup, headerNames, sysType } from '@portal/contract/headers';
import { defaultTenant } from '@portal/contract/limits';
import { recall, remember, storageKeys } from './storage.ts';

/** The user in whose name a request is made. */
export interface Caller {
  token: string;
  workNo: string;
  tenantId: number;
}

/** Builds the headers every request carries (spec section 7); without a caller, those of a stranger. */
export function commonHeaders(caller: Caller | null): Record<string, string> {
  return {
    [headerNames.sysType]: sysType,
    [headerNames.businessGroup]: fixedBusinessGroup,
    [headerNames.timestamp]: String(Date.now()),
    [headerNames.tenant]: String(caller?.tenantId ?? defaultTenant),
    [headerNames.device]: deviceId(),
    ...(caller && {
      [headerNames.token]: caller.token,
      [headerNames.workNo]: caller.workNo,
    }),
  };
}

/** Spec section 7: every GET but those for dictionaries carries a time stamp in its address, in seconds. */
export const timestamped = (url: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}_t=${Math.floor(Date.now() / 1_000)}`;

/** Returns a random name of this browser, so that failures are counted per PC and not per shop. */
function deviceId(): string {
  const known = recall(storageKeys.device);
  if (typeof known === 'string') return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  remember(storageKeys.device, made);
  return made;
}
