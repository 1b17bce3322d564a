import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';

/** Every address of the portal (spec section 2). A quoted path anywhere else is a mistake. */
export const paths = {
  root: '/',
  user: '/user',
  login: '/user/login',
  newLogin: '/newLogin',
  phoneLogin: '/phoneLogin',
  dingLogin: '/user/dingLogin',
  /** The app's home page on phones; nothing anywhere else. */
  dingMobile: '/user/dingLoginmb',
  /** Where identity providers send people back to. */
  thirdLogin: '/user/thirdLogin',
  register: '/user/register',
  registerResult: '/user/register-result',
  alteration: '/user/alteration',
  portalHome: '/portalHomePage',
  /** A system elsewhere asks who is there; takes the name of its request as `uid`. */
  singleSignOn: '/singleSignOn',
  testHome: '/test/home',
  announcementPreview: '/AnnouncementPreview',
  forbidden: '/403',
  notFound: '/404',
  defect: '/500',
  accountBase: '/account/settings/base',
  accountSecurity: '/account/settings/security',
  accountNotification: '/account/settings/notification',
  /** The page of dcp that is made for a large screen, where its menu has one. */
  fullScreen: '/dcp/fullScreen',
  /** Where the first administrator of an installation is made. */
  setup: '/setup',
  myAnnouncements: '/isps/userAnnouncement',
  roleRules: '/spsRule/roleRule/',
  /** Says why somebody does not see something; takes what it is in its query, as `asked`. */
  why: '/why',
  /** Takes the role in its query, as `roleCode`. */
  roleRule: '/spsRule/roleRuleForm',
} as const;

/** The board a person lands on in a subsystem. */
export const dashboardOf = (system: SubsystemKey): string => `/${system}/dashboard/analysis`;

/** The login page, which leads on to the target once someone has signed in. */
export const loginWith = (target: string): string =>
  `${paths.login}?redirect=${encodeURIComponent(target)}`;

const shellPages: ReadonlySet<string> = new Set([
  paths.defect,
  paths.accountBase,
  paths.accountSecurity,
  paths.accountNotification,
  paths.myAnnouncements,
  paths.roleRules,
  paths.roleRules.replace(/\/$/, ''),
  paths.roleRule,
  paths.why,
]);

/** Pages the shell itself brings to everyone who is signed in, whatever their menu. */
export const isShellPage = (path: string): boolean => shellPages.has(path);
