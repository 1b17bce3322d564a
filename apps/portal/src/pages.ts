import type { ComponentType } from 'react';

/**
 * The visitors a page is for: everyone, every signed-in user, or every signed-in user inside the shell, for which the
 * menu of their system is loaded first.
 */
export type Audience = 'everyone' | 'signed-in' | 'shell';

type LoadedPage = Promise<ComponentType>;

/** A page of the portal itself. Pages of subsystems come with the menu (see `platform/workplace/menu-index.ts`). */
export interface PortalPage {
  path: string;
  audience: Audience;
  /** Shown in the breadcrumbs and on the tab; pages outside the shell have none. */
  title?: string;
  /** True for a page of the shell that is drawn without its header and menu. */
  isBare?: true;
  load: () => LoadedPage;
}

const exceptions = () => import('./features/shell/exceptions/ExceptionPages.tsx');

const results = async (): LoadedPage => (await import('./wiring/TitledResult.tsx')).TitledResult;

/**
 * The registry of pages, a row for each: routes, guard, titles and prefetching derive from it. The sign-in page is not
 * here, as it is part of index.html (see `platform/navigation/sign-in-paths.ts`).
 */
export const pages = {
  register: {
    path: '/user/register',
    audience: 'everyone',
    load: async (): LoadedPage =>
      (await import('./features/identity/registration/Register.tsx')).Register,
  },
  registerResult: {
    path: '/user/register-result',
    audience: 'everyone',
    load: async (): LoadedPage =>
      (await import('./features/identity/registration/RegisterResult.tsx')).RegisterResult,
  },
  alteration: {
    path: '/user/alteration',
    audience: 'everyone',
    load: async (): LoadedPage =>
      (await import('./features/identity/retrieval/RetrievalPage.tsx')).RetrievalPage,
  },
  portalHome: {
    path: '/portalHomePage',
    audience: 'everyone',
    load: async (): LoadedPage => (await import('./wiring/HomePage.tsx')).HomePage,
  },
  testHome: {
    path: '/test/home',
    audience: 'everyone',
    load: async (): LoadedPage =>
      (await import('./features/shell/public-pages/PublicPages.tsx')).TestHome,
  },
  announcementPreview: {
    path: '/AnnouncementPreview',
    audience: 'everyone',
    load: async (): LoadedPage =>
      (await import('./features/notices/announcements/detail/AnnouncementPreview.tsx'))
        .AnnouncementPreview,
  },
  /** Creates the first administrator of an installation. */
  setup: {
    path: '/setup',
    audience: 'everyone',
    load: async (): LoadedPage =>
      (await import('./features/identity/setup/SetupPage.tsx')).SetupPage,
  },
  forbidden: {
    path: '/403',
    audience: 'everyone',
    load: async (): LoadedPage => (await exceptions()).Forbidden,
  },
  notFound: {
    path: '/404',
    audience: 'everyone',
    load: async (): LoadedPage => (await exceptions()).NotFound,
  },
  /** Tells another system who is signed in; the query has the name of its request as `uid`. */
  singleSignOn: {
    path: '/singleSignOn',
    audience: 'signed-in',
    load: async (): LoadedPage =>
      (await import('./features/identity/provider/SignOnPage.tsx')).SignOnPage,
  },
  defect: {
    path: '/500',
    audience: 'shell',
    isBare: true,
    load: async (): LoadedPage => (await exceptions()).Defect,
  },
  myAnnouncements: {
    path: '/isps/userAnnouncement',
    audience: 'shell',
    title: '我的公告',
    load: async (): LoadedPage =>
      (await import('./features/notices/announcements/page/MyAnnouncements.tsx')).MyAnnouncements,
  },
  accountBase: {
    path: '/account/settings/base',
    audience: 'shell',
    title: '基本信息',
    load: async (): LoadedPage =>
      (await import('./features/identity/account/ProfilePage.tsx')).ProfilePage,
  },
  accountAvatar: {
    path: '/account/settings/avatar',
    audience: 'shell',
    title: '头像',
    load: async (): LoadedPage =>
      (await import('./features/identity/account/AvatarPage.tsx')).AvatarPage,
  },
  accountBinding: {
    path: '/account/settings/binding',
    audience: 'shell',
    title: '账号绑定',
    load: async (): LoadedPage =>
      (await import('./features/identity/account/BindingPage.tsx')).BindingPage,
  },
  accountCustom: {
    path: '/account/settings/custom',
    audience: 'shell',
    title: '个性化',
    load: async (): LoadedPage => (await import('./wiring/CustomPage.tsx')).CustomPage,
  },
  accountSecurity: {
    path: '/account/settings/security',
    audience: 'shell',
    title: '安全设置',
    load: async (): LoadedPage => (await import('./wiring/SecurityPage.tsx')).SecurityPage,
  },
  accountNotification: {
    path: '/account/settings/notification',
    audience: 'shell',
    title: '通知设置',
    load: async (): LoadedPage =>
      (await import('./features/identity/account/NotificationPage.tsx')).NotificationPage,
  },
  roleRules: {
    path: '/spsRule/roleRule/',
    audience: 'shell',
    title: '角色规则',
    load: async (): LoadedPage => (await import('./features/access/roles/RoleRules.tsx')).RoleRules,
  },
  /** The query has the role as `roleCode`. */
  roleRule: {
    path: '/spsRule/roleRuleForm',
    audience: 'shell',
    title: '角色权限',
    load: async (): LoadedPage =>
      (await import('./features/access/roles/RoleRuleForm.tsx')).RoleRuleForm,
  },
  /** Explains missing permissions; the query has what the user was looking for as `asked`. */
  why: {
    path: '/why',
    audience: 'shell',
    title: '为什么看不到？',
    load: async (): LoadedPage => (await import('./features/access/why/WhyPage.tsx')).WhyPage,
  },
  /** The address of a record that is not the reader's; the guard leads to the list of any other. */
  record: {
    path: '/records/$',
    audience: 'shell',
    title: '单据',
    load: async (): LoadedPage =>
      (await import('./features/access/why/RecordRefusal.tsx')).RecordRefusal,
  },
  /** Outcomes that pages of systems have kept for their user; the query has the result as `id`. */
  resultSuccess: {
    path: '/result/success',
    audience: 'shell',
    title: '处理结果',
    load: results,
  },
  resultError: {
    path: '/result/error',
    audience: 'shell',
    title: '处理结果',
    load: results,
  },
  /** The user's own requests for access, and those they decide. */
  accessRequests: {
    path: '/accessRequests',
    audience: 'shell',
    title: '权限申请',
    load: async (): LoadedPage =>
      (await import('./features/access/why/requests/AccessRequestsPage.tsx')).AccessRequestsPage,
  },
} as const satisfies Record<string, PortalPage>;

/** The addresses and audiences alone, for import as `#page-addresses`: a build has these members only under that name. */
export const pageAddresses: Record<keyof typeof pages, Pick<PortalPage, 'path' | 'audience'>> = {
  ...pages,
};
