/**
 * Keys of the browser's storage (spec section 3, "Stored on the client"). Values are wrapped as `{value, expire}`
 * under the prefix existing front ends of this family use, so that both find them.
 */
export const storageKeys = {
  token: 'Access-Token',
  userInfo: 'User_Info',
  loginUsername: 'Login_Username',
  loginUserinfo: 'Login_Userinfo',
  tenantId: 'TENANT_ID',
  pendingSteps: 'SESSION_OWES',
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
  enhanceRecords: 'ENHANCE_RECORDS',
  preferences: 'PREFERENCES',
  lastLanding: 'LAST_LANDING',
  /** Written by earlier releases, and forgotten at sign-out. */
  firstRequests: 'LAST_QUESTIONS',
  device: 'DEVICE_ID',
  knownDevices: 'KNOWN_DEVICES',
  /** Sealed for their authors, so that they may outlive the session. */
  drafts: 'FORM_DRAFTS',
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Keys of one tab alone: they survive a reload, and a duplicate of the tab has them too. */
export const tabKeys = {
  choices: 'TAB_CHOICES',
  setupCode: 'SETUP_CODE',
  /** Somebody as whom the tab looks. */
  look: 'LOOK',
} as const;
export type TabKey = (typeof tabKeys)[keyof typeof tabKeys];

const prefix = 'pro__';

/**
 * True in a tab that looks as somebody else (`look.ts`): it has values of its own, so that the administrator's stay as
 * they are for the other tabs.
 */
let hasOwnValues = Boolean(recallInTab(tabKeys.look));
const ownPrefix = `${prefix}LOOK_`;

const area = (): Storage => (hasOwnValues ? sessionStorage : localStorage);
const nameOf = (key: StorageKey): string => (hasOwnValues ? ownPrefix : prefix) + key;

/** Returns whether this tab has values of its own, and says nothing to other tabs or sites. */
export const isTabSeparate = (): boolean => hasOwnValues;

/** Gives this tab values of its own, of which there are none yet. */
export function separateTab(): void {
  rejoinTab();
  hasOwnValues = true;
}

/** Forgets the values this tab has for itself: it shares those of the others again. */
export function rejoinTab(): void {
  hasOwnValues = false;
  const names = Object.keys(sessionStorage).filter((name) => name.startsWith(ownPrefix));
  for (const name of names) sessionStorage.removeItem(name);
}

interface StoredValue {
  value: unknown;
  /** Milliseconds since 1970 after which the value is gone; null for never. */
  expire: number | null;
}

/** Values the browser refused to store, because its storage is full or forbidden; they last as long as the page. */
const unstored = new Map<StorageKey, StoredValue>();

/** Returns the moment after so many milliseconds, in milliseconds since 1970 by the clock of this computer. */
export const momentIn = (ms: number): number => Date.now() + ms;

/** Keeps a value, for a while where a lifetime is given. A full or forbidden storage is no reason to fail. */
export function remember(key: StorageKey, value: unknown, lifetimeMs?: number): void {
  rememberTogether([[key, value]], lifetimeMs);
}

/**
 * Keeps values that mean nothing without one another, in this order: they end at the same moment, and where there is no
 * room for one of them none outlives the page.
 */
export function rememberTogether(
  values: readonly (readonly [StorageKey, unknown])[],
  lifetimeMs?: number,
): void {
  const expire = lifetimeMs === undefined ? null : momentIn(lifetimeMs);
  const all = values.map(([key, value]) => ({ key, kept: { value, expire } }));
  for (const { key } of all) unstored.delete(key);
  try {
    for (const { key, kept } of all) area().setItem(nameOf(key), JSON.stringify(kept));
  } catch {
    forget(...values.map(([key]) => key));
    for (const { key, kept } of all) unstored.set(key, kept);
  }
}

/** Returns a stored value that has not expired. Anyone can write to storage, so parse what it returns. */
export function recall(key: StorageKey): unknown {
  const kept = unstored.get(key) ?? stored(key);
  if (!isStoredValue(kept) || (kept.expire !== null && kept.expire < Date.now())) return undefined;
  return kept.value;
}

function stored(key: StorageKey): unknown {
  try {
    return JSON.parse(area().getItem(nameOf(key)) ?? 'null');
  } catch {
    return undefined;
  }
}

export function forget(...keys: StorageKey[]): void {
  for (const key of keys) {
    unstored.delete(key);
    try {
      area().removeItem(nameOf(key));
    } catch {
      // Storage that may not be used holds nothing to forget.
    }
  }
}

/** Keeps a value for this tab; undefined forgets it. */
export function rememberInTab(key: TabKey, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // A tab that may keep nothing knows it until it is reloaded.
  }
}

export function recallInTab(key: TabKey): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Calls back when another tab keeps or forgets a value under the key. */
export function onChangeElsewhere(key: StorageKey, listen: () => void): () => void {
  // The tests of a subsystem load its pages in Node, where there is no other tab.
  if (typeof addEventListener === 'undefined') return () => undefined;
  const heard = (event: StorageEvent) => {
    if (event.key === nameOf(key) || event.key === null) listen();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

const isStoredValue = (value: unknown): value is StoredValue =>
  typeof value === 'object' && value !== null && 'value' in value && 'expire' in value;
