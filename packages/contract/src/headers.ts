/**
 * The headers every request carries (spec section 7), lower-cased as Node shows them. All but the token are
 * claims: the server compares them with the session and refuses a request that says otherwise.
 */
export const headerNames = {
  token: 'x-access-token',
  sysType: 'systype',
  workNo: 'workno',
  businessGroup: 'bgno',
  timestamp: 'timestamp',
  tenant: 'tenant-id',
  /** A random name of the browser, kept on it; failed sign-ins are counted on it too. */
  device: 'x-device-id',
  /** The tab's context (`work-context.ts`): checked against membership on each call. */
  contextGroup: 'x-context-group',
  contextStore: 'x-context-store',
  contextCompany: 'x-context-company',
  /** The context in which a page that makes a change was read, as `contextVersion` writes it. */
  contextVersion: 'x-context-version',
} as const;

/** Spec section 7: what `sysType` always says. */
export const sysType = 'micro';
/** Spec section 7: the business group every request names, whatever the person chose on screen. */
export const fixedBusinessGroup = 'BG01';
/** The header of an answer with the current epochs, as `permission.menu.dictionary`. */
export const epochHeader = 'x-epoch';
export const requestIdHeader = 'x-request-id';
/** The base path below which our server answers calls. */
export const apiBase = '/api';
