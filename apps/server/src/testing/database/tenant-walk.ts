import * as memberships from '@portal/contract/administration/memberships';
import * as administration from '@portal/contract/administration/people';
import * as positions from '@portal/contract/administration/positions';
import * as scopes from '@portal/contract/administration/scopes';
import { listApprovers } from '@portal/contract/access/approvers';
import { countToDos } from '@portal/contract/workplace/to-dos';
import * as accountSets from '@portal/contract/workplace/account-sets';
import { getBoard } from '@portal/contract/analysis/board';
import { getSalesReport, ReportSubject } from '@portal/contract/analysis/sales-reports';
import { audienceKinds } from '@portal/contract/notices/announcement-audience';
import * as desk from '@portal/contract/notices/announcement-desk';
import * as readers from '@portal/contract/notices/announcement-readers';
import * as revisions from '@portal/contract/notices/announcement-revisions';
import * as notices from '@portal/contract/notices/announcements';
import type { Call, Input } from '@portal/contract/call';
import * as contexts from '@portal/contract/workplace/contexts';
import * as departments from '@portal/contract/workplace/departments';
import * as checkRules from '@portal/contract/administration/check-rules';
import * as dictionaryDesk from '@portal/contract/administration/dictionaries';
import * as dictionaries from '@portal/contract/workplace/dictionaries';
import * as lookups from '@portal/contract/workplace/lookups';
import * as people from '@portal/contract/workplace/people';
import * as explanations from '@portal/contract/access/explain';
import { findByNumber, locateNumbers } from '@portal/contract/records/numbers/record-numbers';
import { listOpenTypes } from '@portal/contract/records/numbers/number-links';
import { listMessages } from '@portal/contract/notices/messages';
import * as templates from '@portal/contract/notices/message-templates';
import * as sellThrough from '@portal/contract/goods/sell-through';
import * as stockInquiry from '@portal/contract/goods/stock-inquiry';
import { listPages } from '@portal/contract/access/pages';
import { getPermissions } from '@portal/contract/access/permissions';
import * as roles from '@portal/contract/access/roles';
import { readingOfInstallation, writingOfInstallation } from './walked-installation.ts';
import { readingOfOrganisation, writingOfOrganisation } from './walked-organisation.ts';
import { readingOfPolicy, writingOfPolicy } from './walked-policy.ts';
import { subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import * as releases from '@portal/contract/subsystems/subsystem-releases';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { draftOf } from '@portal/testing/announcement-draft';
import type { z } from 'zod';
import { chosen, shared, type Step } from './walked.ts';
import { readingOfRecords, writingOfRecords } from './walked-records.ts';

const letter = (kind: (typeof shared.letters)[number]): string => `walk-${kind}`;

function step<I extends Input, R extends z.ZodType>(call: Call<I, R>, input: z.input<I>): Step {
  return (person) => person.call(call, input);
}
function inContext<I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  input: z.input<I>,
): Step {
  return (person) => person.tab(chosen)(call, input);
}

const page = { pageNo: '1', pageSize: '50' };
const id = letter('read');
/** A check rule that both tenants make. */
const rule = {
  ruleCode: 'walked_rule',
  ruleName: '走查',
  segments: [{ digits: '*' as const, pattern: '.*', message: '走查' }],
};
/** A dictionary that both tenants make. */
const dictId = 'walked_both';

/** Calls whose answers come out of business rows. */
export const reading: Record<string, Step[]> = {
  countToDos: [step(countToDos, {})],
  findByNumber: [step(findByNumber, { number: 'QJ20' }), step(findByNumber, { number: 'DB20' })],
  listOpenTypes: [step(listOpenTypes, {})],
  locateNumbers: [step(locateNumbers, { numbers: 'DB20261100001,QJ20261100001' })],
  getGimsUserFactory: [step(accountSets.getGimsUserFactory, {})],
  getBoard: subsystemKeys.flatMap((system) => [
    inContext(getBoard, { system, period: 'month' }),
    inContext(getBoard, { system, period: 'week' }),
  ]),
  getSalesReport: ReportSubject.options.map((by) => step(getSalesReport, { by, period: 'month' })),
  listAnnouncements: [step(desk.listAnnouncements, page)],
  getDraft: [step(desk.getDraft, { id: letter('edited') })],
  makePreviewLink: [step(desk.makePreviewLink, { id })],
  countAudience: [
    step(desk.countAudience, { everyone: true, targets: [] }),
    step(desk.countAudience, { everyone: false, targets: [{ kind: 'role', key: shared.role }] }),
  ],
  listAudienceChoices: audienceKinds.map((kind) => step(desk.listAudienceChoices, { kind })),
  listReaders: [step(readers.listReaders, { id, kind: 'unread', ...page })],
  exportReaders: [step(readers.exportReaders, { id })],
  listStoreReading: [step(readers.listStoreReading, { id })],
  listRevisions: [step(revisions.listRevisions, { id: letter('revised') })],
  listMine: [step(notices.listMine, {})],
  pageMine: [step(notices.pageMine, page)],
  getAnnouncement: [step(notices.getAnnouncement, { id })],
  listMustRead: [step(notices.listMustRead, {})],
  listBusinessGroups: [step(contexts.listBusinessGroups, {})],
  queryIsStore: [step(contexts.queryIsStore, {})],
  selectStores: [step(contexts.selectStores, {})],
  listCompanies: [step(contexts.listCompanies, {})],
  getOwnDepartments: [step(departments.getOwnDepartments, {})],
  getDictionaryItems: [step(dictionaries.getDictionaryItems, { dictCode: shared.dictionary })],
  getAllDictionaryItems: [step(dictionaries.getAllDictionaryItems, {})],
  getSystemDictionaryItems: [step(dictionaries.getSystemDictionaryItems, { prefix: 'pos' })],
  listDictionaries: [step(dictionaryDesk.listDictionaries, { keyword: shared.dictionary })],
  getDictionary: [step(dictionaryDesk.getDictionary, { dictId: shared.dictionary })],
  exportDictionaryItems: [
    step(dictionaryDesk.exportDictionaryItems, { dictId: shared.dictionary }),
  ],
  listDictionaryUses: [step(dictionaryDesk.listDictionaryUses, { dictId: shared.dictionary })],
  listCheckRules: [step(checkRules.listCheckRules, {})],
  listCheckRuleChanges: [step(checkRules.listCheckRuleChanges, { ruleCode: 'store_no' })],
  searchOptions: ['store', 'person', 'department', shared.dictionary].map((dict) =>
    step(lookups.searchOptions, { dict, pageSize: '100' }),
  ),
  getOptionLabels: [step(lookups.getOptionLabels, { dict: 'store', key: shared.storeNo })],
  getOptionText: [
    step(lookups.getOptionText, { dictCode: 'department-code', key: shared.orgCode }),
  ],
  pageOptions: [step(lookups.pageOptions, { no: 'store', pageSize: '100' })],
  loadTree: [step(lookups.loadTree, { tableName: 'sys_depart', text: 'depart_name', code: 'id' })],
  listPeople: [step(administration.listPeople, page)],
  listPositions: [step(positions.listPositions, {})],
  listApprovers: [step(listApprovers, { kind: 'department' })],
  getPeopleFilters: [step(administration.getPeopleFilters, {})],
  getPerson: [(person) => person.call(memberships.getPerson, { id: person.id })],
  listMembershipOptions: memberships.membershipKinds
    .filter((kind) => kind !== 'tenant')
    .map((kind) => step(memberships.listMembershipOptions, { kind })),
  getScopes: [(person) => person.call(scopes.getScopes, { id: person.id })],
  listUsers: [step(people.listUsers, { pageSize: '100' })],
  listDepartmentUsers: [step(people.listDepartmentUsers, { id: 'd-a01' })],
  getDepartmentTree: [step(people.getDepartmentTree, {})],
  whoHelps: [step(explanations.whoHelps, {})],
  explain: [step(explanations.explain, { asked: 'ams:role:edit' })],
  explainFor: [
    (person) =>
      person.call(explanations.explainFor, { asked: 'ams:role:edit', workNo: person.workNo }),
  ],
  searchStyles: [inContext(stockInquiry.searchStyles, {})],
  getStyleStock: [
    async (person) => {
      const [first] = await person.tab(chosen)(stockInquiry.searchStyles, {});
      return first && person.tab(chosen)(stockInquiry.getStyleStock, { style: first.style });
    },
  ],
  listSellThrough: [inContext(sellThrough.listSellThrough, {})],
  listStyleStores: [
    async (person) => {
      const { records } = await person.tab(chosen)(sellThrough.listSellThrough, {});
      const [first] = records;
      return first && person.tab(chosen)(sellThrough.listStyleStores, { style: first.style });
    },
  ],
  listTemplates: [step(templates.listTemplates, {})],
  listTemplateVersions: [step(templates.listTemplateVersions, { templateCode: shared.template })],
  listMessages: [step(listMessages, page)],
  listPages: [step(listPages, {})],
  getPermissions: subsystemKeys.map((systemType) => step(getPermissions, { systemType })),
  listRoles: [step(roles.listRoles, {})],
  getRoleRule: [step(roles.getRoleRule, { roleCode: shared.role })],
  listSubsystems: [step(listSubsystems, {})],
  listReleases: [step(releases.listReleases, { sysType: 'ams' })],
  countCanary: [
    step(releases.countCanary, {
      sysType: 'ams',
      version: '1',
      percent: 0,
      stores: [shared.storeNo],
    }),
  ],
  ...readingOfInstallation,
  ...readingOfOrganisation,
  ...readingOfPolicy,
  ...readingOfRecords,
};

/** Calls that change business rows, or what a session says of them; made in this order. */
export const writing: Record<string, Step[]> = {
  addAnnouncement: [step(desk.addAnnouncement, draftOf())],
  editAnnouncement: [step(desk.editAnnouncement, { id: letter('edited'), draft: draftOf() })],
  deleteAnnouncement: [step(desk.deleteAnnouncement, { id: letter('deleted') })],
  releaseAnnouncement: [step(desk.releaseAnnouncement, { id: letter('released'), sendTime: null })],
  recallAnnouncement: [step(desk.recallAnnouncement, { id: letter('recalled') })],
  endAnnouncement: [step(desk.endAnnouncement, { id: letter('ended') })],
  pinAnnouncement: [step(desk.pinAnnouncement, { id: letter('pinned'), izTop: '1' })],
  reviseAnnouncement: [
    (person) => {
      const { titile, msgContent, priority, openType, openPage, busId } = draftOf();
      const words = { titile, msgContent, priority, openType, openPage, busId };
      return person.call(revisions.reviseAnnouncement, {
        id: letter('revised'),
        from: 1,
        letter: words,
        readAgain: true,
        reason: '价格有误',
      });
    },
  ],
  markRead: [step(notices.markRead, { anntId: id })],
  archive: [step(notices.archive, { anntId: id, archived: true })],
  acknowledge: [step(notices.acknowledge, { anntId: id, revision: 1 })],
  markAllRead: [step(notices.markAllRead, {})],
  addTemplate: [step(templates.addTemplate, { templateCode: 'walked-anew', ...written() })],
  editTemplate: [
    async (person) => {
      const [{ version } = { version: 0 }] = await person.call(templates.listTemplateVersions, {
        templateCode: shared.template,
      });
      return person.call(templates.editTemplate, {
        templateCode: shared.template,
        version,
        ...written(),
      });
    },
  ],
  tryTemplate: [
    step(templates.tryTemplate, { templateCode: shared.template, channel: 'bell', values: {} }),
  ],
  deleteTemplate: [step(templates.deleteTemplate, { templateCode: shared.template })],
  addCheckRule: [step(checkRules.addCheckRule, rule)],
  editCheckRule: [step(checkRules.editCheckRule, { ...rule, version: 1 })],
  deleteCheckRule: [step(checkRules.deleteCheckRule, { ruleCode: rule.ruleCode })],
  addDictionary: [step(dictionaryDesk.addDictionary, { dictCode: dictId, dictName: '走查' })],
  editDictionary: [step(dictionaryDesk.editDictionary, { id: dictId, dictName: '走查改名' })],
  addDictionaryItem: ['a', 'b'].map((itemValue) =>
    step(dictionaryDesk.addDictionaryItem, { dictId, itemValue, itemText: '走查' }),
  ),
  editDictionaryItem: [
    step(dictionaryDesk.editDictionaryItem, { dictId, itemValue: 'a', itemText: '走查改名' }),
  ],
  orderDictionaryItems: [step(dictionaryDesk.orderDictionaryItems, { dictId, values: ['b', 'a'] })],
  importDictionaryItems: [
    step(dictionaryDesk.importDictionaryItems, {
      dictId,
      sheet: '数据值,名称,颜色,启用,描述\r\na,走查导入,,,',
      trial: false,
    }),
  ],
  deleteDictionaryItem: [step(dictionaryDesk.deleteDictionaryItem, { dictId, itemValue: 'a' })],
  deleteDictionary: [step(dictionaryDesk.deleteDictionary, { id: dictId })],
  saveLoginInfo: [
    (person) =>
      person.call(contexts.saveLoginInfo, { storeNo: shared.storeNo, userNo: person.workNo }),
  ],
  changeCompany: [step(contexts.changeCompany, { companyNo: shared.companyNo })],
  selectDepartment: [inDepartment(departments.selectDepartment)],
  selectDepartmentByPut: [inDepartment(departments.selectDepartmentByPut)],
  handOverToGims: [step(accountSets.handOverToGims, { factoyId: shared.accountSet })],
  ...writingOfOrganisation,
  ...writingOfPolicy,
  ...writingOfRecords,
  ...writingOfInstallation,
};

function written() {
  return {
    templateName: '走查',
    titile: '走查',
    msgContent: '<p>走查</p>',
    priority: 'L',
  } as const;
}

function inDepartment(call: typeof departments.selectDepartment): Step {
  return (person) => person.call(call, { orgCode: shared.orgCode, username: person.workNo });
}
