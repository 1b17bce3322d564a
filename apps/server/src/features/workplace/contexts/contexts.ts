import { findIn, normalise, toSearchable } from '@portal/common/pinyin/searchable-text';
import type { Company } from '@portal/contract/workplace/contexts';
import { noStore } from '@portal/contract/limits';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { Memberships } from './memberships.ts';
import {
  businessGroupsOf,
  companiesOf,
  companyOnSession,
  hasStores,
  pageOfStores,
  type StoreFilter,
  storeNamesOf,
  writeCompany,
} from './store.ts';

interface Parts {
  db: Database;
  audit: Audit;
  isMember: Memberships;
}

export type Contexts = ReturnType<typeof createContexts>;

/** Lists the business groups, stores and companies a user can choose, and records choices. */
export function createContexts({ db, audit, isMember }: Parts) {
  /** Records a choice in the audit trail. */
  const record = ({ session, address, requestId }: Caller, detail: Record<string, string>) =>
    audit.record({
      kind: 'context.chosen',
      actorId: session.personId,
      actorWorkNo: session.workNo,
      address,
      requestId,
      detail,
    });

  /** Makes a filter from a keyword. Two or more letters may be pinyin, which the database cannot match. */
  async function filterFor(personId: string, keyword: string): Promise<StoreFilter> {
    const part = keyword.trim();
    if (!/^[a-z]{2,}$/i.test(part)) return { part };
    const wanted = normalise(part);
    const names = await storeNamesOf(db, personId);
    const isMeant = ({ no, name }: (typeof names)[number]) =>
      no.toLowerCase().includes(wanted) || findIn(toSearchable(name), wanted) !== undefined;
    return { numbers: names.filter(isMeant).map(({ no }) => no) };
  }

  return {
    groupsOf: ({ personId }: Session) => businessGroupsOf(db, personId),

    hasStores: ({ personId }: Session) => hasStores(db, personId),

    async storesOf({ personId }: Session, { keyword, ...page }: PageRequest & { keyword: string }) {
      return pageOfStores(db, personId, { filter: await filterFor(personId, keyword), ...page });
    },

    /** Records the store a user chooses; choosing none is a choice as well. */
    async chooseStore(storeNo: string, caller: Caller): Promise<void> {
      const store = storeNo === noStore ? null : storeNo;
      const isOwn = await isMember(caller.session, { bgNo: null, storeNo: store, companyNo: null });
      if (!isOwn) refuse('store.foreign');
      await record(caller, { storeNo });
    },

    /** Returns the companies of the user. The current one is that of the tab, else of the session, else the first. */
    async companiesOf({ session, context }: Caller): Promise<Company[]> {
      const companies = await companiesOf(db, session.personId);
      const currentNo = context.companyNo ?? (await companyOnSession(db, session.tokenHash));
      const current = companies.find(({ companyNo }) => companyNo === currentNo) ?? companies[0];
      return companies.map((company) => ({ ...company, currentCompany: company === current }));
    },

    async chooseCompany(companyNo: string, caller: Caller): Promise<void> {
      const { session } = caller;
      if (!(await isMember(session, { bgNo: null, storeNo: null, companyNo }))) {
        refuse('company.foreign');
      }
      await writeCompany(db, session.tokenHash, companyNo);
      await record(caller, { companyNo });
    },
  };
}
