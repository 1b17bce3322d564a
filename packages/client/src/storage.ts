/**
 * What the browser keeps for us (spec section 3, "Stored on the client"). Values are wrapped as
 * `{value, expire}` under the prefix existing front ends of this family use, so that both find them.
 */
export const storageKeys = {
  token: 'Access-Token',
  userInfo: 'User_Info',
  loginUsername: 'Login_Username',
  loginUserinfo: 'Login_Userinfo',
  tenantId: 'TENANT_ID',
  dictionaries: 'UI_CACHE_DB_DICT_DATA',
  currentSystem: 'CURRENT_SYSTEM',
  businessGroupInfo: 'bgInfo',
  businessGroup: 'BG_NO',
  storeInfo: 'storeInfo',
  storeNo: 'storeNo',
  storeName: 'storeName',
  company: 'company',
  buttonAuth: 'LOGIN_USER_BUTTON_AUTH',
  settings: 'PORTAL_SETTINGS',
  baseData: 'UI_CACHE_DB_BASE_DATA',
  preferences: 'PREFERENCES',
  lastLanding: 'LAST_LANDING',
  device: 'DEVICE_ID',
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

const prefix = 'pro__';

interface Kept {
  value: unknown;
  /** Milliseconds since 1970 after which the value is gone; null for never. */
  expire: number | null;
}

/** Keeps a value, for a while where a lifetime is given. A full or forbidden storage is no reason to fail. */
export function remember(key: StorageKey, value: unknown, lifetimeMs?: number): void {
  const kept: Kept = { value, expire: lifetimeMs === undefined ? null : Date.now() + lifetimeMs };
  try {
    localStorage.setItem(prefix + key, JSON.stringify(kept));
  } catch {
    forget(key);
  }
}

/** What was kept, unless it is too old or not ours. Anyone can write to storage, so parse what you recall. */
export function recall(key: StorageKey): unknown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
    if (!isKept(kept) || (kept.expire !== null && kept.expire < Date.now())) return undefined;
    return kept.value;
  } catch {
    return undefined;
  }
}

export function forget(...keys: StorageKey[]): void {
  for (const key of keys) {
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // Storage that may not be used holds nothing to forget.
    }
  }
}

/** Calls back when another tab keeps or forgets a value under the key. */
export function onChangeElsewhere(key: StorageKey, listen: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === prefix + key || event.key === null) listen();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'value' in value && 'expire' in value;
