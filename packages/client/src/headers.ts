import { fixedBusinessGroup, headerNames, sysType } from '@portal/contract/headers';
import { defaultTenant } from '@portal/contract/limits';
import { recall, remember, storageKeys } from './storage.ts';

/** As whom a request is made. */
export interface Caller {
  token: string;
  workNo: string;
  tenantId: number;
}

/** The headers every request carries (spec section 7); without a caller, those of somebody not signed in. */
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

/** A random name of this browser, so that failures on a shared PC are counted on it and not on the whole shop. */
function deviceId(): string {
  const known = recall(storageKeys.device);
  if (typeof known === 'string') return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  remember(storageKeys.device, made);
  return made;
}
