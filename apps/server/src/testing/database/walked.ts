import type { WorkContext } from '@portal/contract/workplace/work-context';
import type { Person } from '#testing/world.ts';

/** Rows both tenants hold under the same key. */
export const shared = {
  storeNo: 'S02001',
  bgNo: 'BG01',
  companyNo: 'C01',
  orgCode: 'A01',
  accountSet: 'GIMS01',
  dictionary: 'goods_category',
  role: 'store-clerk',
  template: 'walked',
  /** Announcements made for the walk, a kind of change each. */
  letters: ['read', 'edited', 'deleted', 'released', 'recalled', 'ended', 'pinned', 'revised'],
} as const;

/** A call made by somebody, the same for whoever of whichever tenant makes it. */
export type Step = (person: Person) => Promise<unknown>;

export const chosen: WorkContext = {
  bgNo: shared.bgNo,
  storeNo: shared.storeNo,
  companyNo: shared.companyNo,
};

/** Calls whose answer is the same, since these two people hold the same; the walk of writes tells them apart. */
export const saidAlike = [
  'queryIsStore',
  'listCheckRuleChanges',
  'listSubsystems',
  'listRoleTemplates',
  'listNotificationChannels',
  'previewMenu',
  'getPolicy',
  'listDrafts',
  'listPolicyRevisions',
  'listRights',
  'getRoleRules',
];
