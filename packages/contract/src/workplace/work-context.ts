import { headerNames } from '../headers.ts';
import { noStore } from '../limits.ts';
import type { SubsystemKey } from '../subsystems/subsystem-keys.ts';

/** What a browser tab has chosen to work for; null where nothing is chosen, which is never "all". */
export interface Chosen {
  bgNo: string | null;
  storeNo: string | null;
  companyNo: string | null;
}

export const nothingChosen: Chosen = { bgNo: null, storeNo: null, companyNo: null };

/** A business group, a store or a company: each system is about one of them, or about none. */
export type ContextKind = 'group' | 'store' | 'company';

/** What people call it. */
export const wordOf = { group: '事业部', store: '门店', company: '公司' } as const;

/** What a system is about (spec section 2, "Context button"). */
export const contextKindOf: Partial<Record<SubsystemKey, ContextKind>> = {
  crm: 'group',
  imos: 'group',
  cms: 'group',
  ors: 'store',
  rcm: 'store',
  ops: 'company',
};

/** The member of `Chosen` a kind is in, and the header it travels in. */
export const placeOf = {
  group: { member: 'bgNo', header: headerNames.contextGroup },
  store: { member: 'storeNo', header: headerNames.contextStore },
  company: { member: 'companyNo', header: headerNames.contextCompany },
} as const satisfies Record<ContextKind, { member: keyof Chosen; header: string }>;

const places = [placeOf.group, placeOf.store, placeOf.company];

/** Whether it can be a number of ours, as it may stand in a header. */
export const isChoosable = (no: string): boolean => /^[\w.-]{1,32}$/.test(no);

/**
 * What the headers of a request claim to have chosen; undefined where one of them cannot be a number. An absent or empty
 * header, and the number that means "no store chosen" (spec section 9), choose nothing.
 */
export function claimedIn(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Chosen | undefined {
  const chosen = { ...nothingChosen };
  for (const { member, header } of places) {
    const claim = headers[header] ?? '';
    if (claim === '' || claim === noStore) continue;
    if (typeof claim !== 'string' || !isChoosable(claim)) return undefined;
    chosen[member] = claim;
  }
  return chosen;
}

/** The headers that claim a choice; what is not chosen is not sent. */
export const contextHeaders = (chosen: Chosen): Record<string, string> =>
  Object.fromEntries(
    places.flatMap(({ member, header }) => {
      const no = chosen[member];
      return no === null ? [] : [[header, no]];
    }),
  );

/**
 * Names a choice as a whole. A change of data carries the version its page was read in: when that is not what the tab
 * works for by then, the change is refused instead of landing in another store.
 */
export const versionOf = ({ bgNo, storeNo, companyNo }: Chosen): string =>
  [bgNo, storeNo, companyNo].map((no) => no ?? '').join('/');
