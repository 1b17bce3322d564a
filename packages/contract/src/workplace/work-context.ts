import { headerNames } from '../headers.ts';
import { noStore } from '../limits.ts';
import type { SubsystemKey } from '../subsystems/subsystem-keys.ts';

/** The choices of a browser tab; null is "not chosen", which never means "all". */
export interface WorkContext {
  bgNo: string | null;
  storeNo: string | null;
  companyNo: string | null;
}

export const emptyContext: WorkContext = { bgNo: null, storeNo: null, companyNo: null };

/** A business group, a store or a company: each system is about one of them, or about none. */
export type ContextKind = 'group' | 'store' | 'company';

/** The Chinese name of each kind. */
export const contextNames = { group: '事业部', store: '门店', company: '公司' } as const;

/** The kind of context each system works with (spec section 2, "Context button"). */
export const contextKindOf: Partial<Record<SubsystemKey, ContextKind>> = {
  crm: 'group',
  imos: 'group',
  cms: 'group',
  ors: 'store',
  rcm: 'store',
  ops: 'company',
};

/** The member of `WorkContext` a kind is in, and the header it travels in. */
export const contextFields = {
  group: { member: 'bgNo', header: headerNames.contextGroup },
  store: { member: 'storeNo', header: headerNames.contextStore },
  company: { member: 'companyNo', header: headerNames.contextCompany },
} as const satisfies Record<ContextKind, { member: keyof WorkContext; header: string }>;

const places = [contextFields.group, contextFields.store, contextFields.company];

/** Returns whether a text has the form of a group, store or company number. */
export const isContextNo = (no: string): boolean => /^[\w.-]{1,32}$/.test(no);

/**
 * Reads the context that the headers of a request claim; undefined when one of them cannot be a number. An absent or
 * empty header, and the number that means "no store chosen" (spec section 9), choose nothing.
 */
export function contextInHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): WorkContext | undefined {
  const chosen = { ...emptyContext };
  for (const { member, header } of places) {
    const claim = headers[header] ?? '';
    if (claim === '' || claim === noStore) continue;
    if (typeof claim !== 'string' || !isContextNo(claim)) return undefined;
    chosen[member] = claim;
  }
  return chosen;
}

/** Builds the headers that claim a context; a choice that is not made is not sent. */
export const contextHeaders = (chosen: WorkContext): Record<string, string> =>
  Object.fromEntries(
    places.flatMap(({ member, header }) => {
      const no = chosen[member];
      return no === null ? [] : [[header, no]];
    }),
  );

/**
 * Names a context as a whole. A change of data carries the version its page was read in: when the tab works in another
 * one by then, the change is refused instead of landing in another store.
 */
export const contextVersion = ({ bgNo, storeNo, companyNo }: WorkContext): string =>
  [bgNo, storeNo, companyNo].map((no) => no ?? '').join('/');
