import { contextHeaders } from '@portal/contract/chosen';
import { fixedBusinessGroup, headerNames, sysType } from '@portal/contract/headers';
import { defaultTenant } from '@portal/contract/limits';
import { currentChosen } from './chosen.ts';
import { callingSession } from './session.ts';
import { recall, remember, storageKeys } from './storage.ts';

/** The headers every request carries (spec section 7), and what the tab has chosen to work for. */
export function commonHeaders(): Record<string, string> {
  const session = callingSession();
  return {
    [headerNames.sysType]: sysType,
    [headerNames.businessGroup]: fixedBusinessGroup,
    [headerNames.timestamp]: String(Date.now()),
    [headerNames.tenant]: String(session?.tenantId ?? defaultTenant),
    [headerNames.device]: deviceId(),
    ...(session && {
      [headerNames.token]: session.token,
      [headerNames.workNo]: session.person.workNo,
      ...contextHeaders(currentChosen()),
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
