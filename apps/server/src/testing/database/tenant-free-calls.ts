import { keyOfType } from '@portal/contract/records/record-type';
import { recordTypes } from '@portal/contract/records/types/all';
import { referringTypes } from './walked-records.ts';

const stranger =
  'nobody is signed in: what it brings is walked by the call that asks for it, or is the person’s';
const person = 'the person’s, whatever tenant they work in';
const code = 'of the systems the installation runs';
const machine = 'of the machine';
const tenants = 'the tenants themselves, for who belongs to the first one';
const menus = 'the menus are those of the first tenant, and of all that follow it';
const installation =
  'the installation’s, whatever tenant one works in; those of the default tenant change it';
const outside = 'carries the session to a system outside, which knows people rather than tenants';

/** Calls that touch no business row, each with the reason why. */
export const tenantFree: Record<string, string> = {
  ...ofRecordTypes(
    ['step', 'undo', 'batch', 'comment'],
    'walked together with the edit of a record',
  ),
  ...ofRecordTypes(
    ['files', 'attach', 'detach'],
    'walked by “files of a record are seen, taken and removed in their tenant alone”',
  ),
  finishUpload: 'walked by “files of a record are seen, taken and removed in their tenant alone”',
  ownFiles: 'walked by “files of a record are seen, taken and removed in their tenant alone”',
  fileContent: 'the address names its tenant',
  ...ofRecordTypes(
    ['listViews', 'addView', 'editView', 'deleteView'],
    'walked by “a view is seen in its tenant alone”',
  ),
  ...Object.fromEntries(
    recordTypes
      .filter((type) => !referringTypes.includes(type))
      .map((type) => [`${keyOfType(type)} record options`, 'has no field that refers to anything']),
  ),
  ...Object.fromEntries(
    [
      'getImportTemplate',
      'startImport',
      'getNewestImport',
      'getImport',
      'listImportFaults',
      'getFaultSheet',
      'applyImport',
    ].map((name) => [
      name,
      'its test has “an import is seen, and what it has made is known, in its tenant alone”',
    ]),
  ),
  livez: machine,
  readyz: machine,
  metrics: machine,
  ...Object.fromEntries(
    [
      'listNodes',
      'getActuatorMetric',
      'getProcessFigures',
      'getHttpTrace',
      'listHttpTraces',
      'queryDiskInfo',
      'getDisks',
      'getHealth',
      'listJobs',
      'retryJob',
      'getRedisInfo',
      'getRedisKeysSize',
      'getRedisMemory',
      'getRedisHistory',
      'getRedisOverview',
      'runRedisCommand',
    ].map((name) => [name, 'of the machine, for the first tenant alone']),
  ),
  getNews: 'numbers of changes in the whole installation (decision 39)',
  openSocket: 'walked by “a topic message reaches the pages of its tenant alone”',
  getSwitching: machine,
  listChannels: machine,
  tryCheckRule: 'tries the segments that are sent, and reads nothing',
  refreshDictionaries: 'reads and writes nothing: epochs end what is cached',
  refreshSystemDictionaries: 'reads and writes nothing: epochs end what is cached',
  listAuditEntries: 'walked by “entries of another tenant are not seen”',
  exportAuditEntries: 'walked by “entries of another tenant are not seen”',
  getAuditCheck: 'says of the whole trail whether it is sound, and shows no entry',
  startAuditCheck: 'says of the whole trail whether it is sound, and shows no entry',
  listDictionaryChanges:
    'walked by “dictionaries, their history and their uses are those of the tenant alone”',
  listPagedLookups: code,
  checkOnlyUser: 'people are the installation’s: a work number is taken in every tenant',
  checkDuplicate: 'walked by “a code is taken, and a rule in force, in its tenant alone”',
  checkByRule: 'walked by “a code is taken, and a rule in force, in its tenant alone”',
  getSetup: 'makes the first administrator of the default tenant, before there is any other',
  makeAdministrator:
    'makes the first administrator of the default tenant, before there is any other',
  selectTenant: 'chooses the tenant; walked in features/tenants',
  previewAnnouncement: 'walked by “a link of a preview opens the announcement of its tenant”',
  redeemGimsTicket: 'walked by “a ticket stands for what its tenant holds”',
  openPage: 'hands a ticket to a page of a menu; walked in features/subsystems/frames',
  redeemPageTicket: 'the ticket names its tenant; walked in features/subsystems/frames',

  requestAccess: 'walked by “an access request is seen and answered in its tenant alone”',
  listMyAccessRequests: 'walked by “an access request is seen and answered in its tenant alone”',
  listAccessRequests: 'walked by “an access request is seen and answered in its tenant alone”',
  withdrawAccessRequest: 'walked by “an access request is seen and answered in its tenant alone”',
  listRequestsToDecide: 'walked by “an access request is seen and answered in its tenant alone”',
  decideAccessRequests: 'walked by “an access request is seen and answered in its tenant alone”',
  setApprover: 'walked by “an access request is seen and answered in its tenant alone”',
  getGrantOptions: 'walked by “an access request is seen and answered in its tenant alone”',
  getAccessOffer: 'walked by “an access request is seen and answered in its tenant alone”',
  answerDraft: 'walked by “a draft is agreed to in its tenant alone”',
  repeatCopy: 'walked by “a copy is repeated in its tenant alone”',
  listLogoutNotices: 'walked by “an administrator sees logout notices of their tenant’s people”',
  repeatLogoutNotice: 'walked by “an administrator sees logout notices of their tenant’s people”',

  getSignInKey: stranger,
  signIn: stranger,
  getSignInMethods: stranger,
  requestCode: stranger,
  signInByPhone: stranger,
  getRegistration: stranger,
  register: stranger,
  beginRetrieval: stranger,
  verifyPhone: stranger,
  replacePassword: stranger,
  beginExternalSignIn: stranger,
  completeExternalSignIn: stranger,
  signInExternally: stranger,
  bindIdentity: stranger,
  createAccount: stranger,
  authoriseInApp: stranger,
  signInByApp: stranger,
  signInByMobileApp: stranger,
  validateCasTicket: stranger,
  redeemSignInTicket: stranger,
  readSignInTicket: stranger,
  issueSignInTicket: stranger,

  rememberDevice: person,
  reportClientFault: 'goes to the log of the machine',

  signOut: person,
  getLoginValid: person,
  listBindings: person,
  undoBinding: person,
  listOwnSessions: person,
  exportOwnSessions: person,
  endOwnSession: person,
  endOtherSessions: person,
  checkPassword: person,
  updatePassword: person,
  getPreferences: person,
  savePreferences: person,
  saveAvatar: person,
  removeAvatar: person,
  avatarPicture: stranger,
  getDraftKey: person,
  updateDefaultSystem: person,
  getReauthenticationMethods: person,
  reauthenticateByTotp: person,
  reauthenticateByRecoveryCode: person,
  beginPasskeyReauthentication: person,
  reauthenticateByPasskey: person,
  reauthenticateByPassword: person,
  getSecondFactors: person,
  beginTotp: person,
  confirmTotp: person,
  removeTotp: person,
  beginPasskey: person,
  confirmPasskey: person,
  renamePasskey: person,
  removePasskey: person,
  renewRecoveryCodes: person,
  getEnrolment: person,
  openEnrolment: person,
  sendEnrolmentCode: person,
  openEnrolmentByPhone: person,
  ...Object.fromEntries(
    [
      'addPerson',
      'editPerson',
      'freezePeople',
      'freezeEach',
      'countOpenWork',
      'leavePerson',
      'resetPassword',
      'resetSecondFactor',
      'setMemberships',
      'setScopes',
      'lookAs',
      'addPosition',
      'editPosition',
      'deletePosition',
      'listOnlineSessions',
      'endOnlineSession',
    ].map((name) => [name, 'walked by “somebody of another tenant is not there”']),
  ),
  listTenants: tenants,
  addTenant: tenants,
  editTenant: tenants,
  deleteTenant: tenants,
  getTenantChanges: tenants,
  listMenus: menus,
  issueEnrolmentCode: 'for members of the tenant alone; walked by “nobody makes a code”',
  listSignInLocks: 'of members of the tenant alone; walked by “of the tenant one works in”',
  unlockPerson: 'of members of the tenant alone; walked by “of the tenant one works in”',
  unlockNetwork: machine,

  ...Object.fromEntries(
    [
      'listSettings',
      'saveSetting',
      'listSettingChanges',
      'listSystemEntries',
      'saveSystemEntry',
      'orderSystemEntries',
      'listSystemChanges',
      'listSsoClients',
      'addSsoClient',
      'editSsoClient',
      'renewSsoSecret',
      'deleteSsoClient',
      'listSsoClientChanges',
    ].map((name) => [name, installation]),
  ),
  brandPicture: 'the address names its tenant',
  tryNotificationChannel:
    'sends to its caller; walked by “an administrator sees which channels are connected”',

  reportFailedMount: code,
  listReleasedSystems: code,
  registerRelease: code,
  switchRelease: code,
  startCanary: code,
  stopCanary: code,
  rollBackRelease: code,

  authorize: outside,
  oidcInteraction: outside,
  approveSignOn: outside,
  szSign: outside,
};

function ofRecordTypes(names: readonly string[], reason: string): Record<string, string> {
  return Object.fromEntries(
    recordTypes.flatMap((type) =>
      names.map((name) => [`${keyOfType(type)} record ${name}`, reason]),
    ),
  );
}
