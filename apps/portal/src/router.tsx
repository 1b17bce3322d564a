import { currentSession, endSession } from '@portal/client/session';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { useInsertionEffect } from 'react';
import { contextRewrite } from './platform/context/context-in-address.ts';
import { lazyPage, type LoadPage } from './features/shell/exceptions/lazy-page.ts';
import { upgradeOnNavigation } from './features/shell/release/release-upgrade.ts';
import { isInDingTalk } from './platform/session/dingtalk-app.ts';
import { waitForFirstPageCode } from './platform/loading/first-page-code.ts';
import { runGuard } from './platform/guard/run-guard.ts';
import { isSignInPage } from './platform/guard/public-paths.ts';
import { paths } from './platform/navigation/paths.ts';
import { showShell } from './platform/loading/show-shell.ts';
import { titleOf } from './platform/navigation/titles.ts';
import { ShellLayout } from './wiring/ShellLayout.tsx';
import { MenuPage } from './wiring/MenuPage.tsx';

/** The whole route table. What a menu brings is looked up behind `/$` (see `platform/workplace/menu-index.ts`). */
const root = createRootRoute({
  component: Root,
  beforeLoad: async ({ location: { pathname, searchStr }, abortController: { signal } }) => {
    if (upgradeOnNavigation(pathname + searchStr)) await new Promise<never>(() => undefined);
    const elsewhere = await runGuard(pathname, searchStr, signal);
    // Overtaken by another navigation: nothing of this one is to be seen.
    if (signal.aborted) return;
    if (isSignInPage(elsewhere?.split('?')[0] ?? pathname)) await startAnew(elsewhere);
    if (elsewhere !== undefined) throw redirect({ to: elsewhere, replace: true });
    await waitForFirstPageCode();
    document.title = titleOf(pathname);
  },
});

/** Whatever the first page is, it is drawn when this is. */
function Root() {
  // Ahead of the layout effects: what is hidden has no size to be measured.
  useInsertionEffect(showShell, []);
  return <Outlet />;
}

/** The sign-in page is no part of the program: it is in the HTML, so one gets there by loading the page. */
async function startAnew(href: string | undefined): Promise<never> {
  // The next page is painted by the token alone. One that is left over without its person would lead here, for ever.
  if (!currentSession()) endSession();
  if (href) location.replace(href);
  else location.reload();
  return new Promise<never>(() => undefined);
}

const page = (path: string, load: LoadPage) =>
  createRoute({ getParentRoute: () => root, path, component: lazyPage(load) });

const exceptions = () => import('./features/shell/exceptions/ExceptionPages.tsx');
const publicPages = () => import('./features/shell/public-pages/PublicPages.tsx');

const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: ShellLayout });
const inShell = (path: string, load: LoadPage) =>
  createRoute({ getParentRoute: () => shell, path, component: lazyPage(load) });

/** Inside the workplace app the portal first makes sure who opened it (spec section 4). */
const portalHome = createRoute({
  getParentRoute: () => root,
  path: paths.portalHome,
  component: lazyPage(async () => (await import('./wiring/HomePage.tsx')).HomePage),
  beforeLoad: async () => {
    if (!isInDingTalk) return;
    const { checkWorkplaceApp } =
      await import('./features/identity/sign-in/external/workplace-app-check.ts');
    const elsewhere = await checkWorkplaceApp();
    if (elsewhere !== undefined) await startAnew(elsewhere);
  },
});

const routeTree = root.addChildren([
  page(
    paths.singleSignOn,
    async () => (await import('./features/identity/provider/SignOnPage.tsx')).SignOnPage,
  ),
  page(
    paths.register,
    async () => (await import('./features/identity/registration/Register.tsx')).Register,
  ),
  page(
    paths.registerResult,
    async () =>
      (await import('./features/identity/registration/RegisterResult.tsx')).RegisterResult,
  ),
  page(
    paths.alteration,
    async () => (await import('./features/identity/retrieval/RetrievalPage.tsx')).RetrievalPage,
  ),
  portalHome,
  page(paths.testHome, async () => (await publicPages()).TestHome),
  page(
    paths.announcementPreview,
    async () =>
      (await import('./features/notices/announcements/detail/AnnouncementPreview.tsx'))
        .AnnouncementPreview,
  ),
  page(
    paths.setup,
    async () => (await import('./features/identity/setup/SetupPage.tsx')).SetupPage,
  ),
  page(paths.forbidden, async () => (await exceptions()).Forbidden),
  page(paths.notFound, async () => (await exceptions()).NotFound),
  page(paths.defect, async () => (await exceptions()).Defect),
  shell.addChildren([
    inShell(
      paths.myAnnouncements,
      async () =>
        (await import('./features/notices/announcements/page/MyAnnouncements.tsx')).MyAnnouncements,
    ),
    inShell(
      paths.accountBase,
      async () => (await import('./features/identity/account/ProfilePage.tsx')).ProfilePage,
    ),
    inShell(
      paths.accountNotification,
      async () =>
        (await import('./features/identity/account/NotificationPage.tsx')).NotificationPage,
    ),
    inShell(
      paths.accountSecurity,
      async () => (await import('./wiring/SecurityPage.tsx')).SecurityPage,
    ),
    inShell(
      paths.roleRules,
      async () => (await import('./features/access/roles/RoleRules.tsx')).RoleRules,
    ),
    inShell(paths.why, async () => (await import('./features/access/why/WhyPage.tsx')).WhyPage),
    inShell(
      paths.roleRule,
      async () => (await import('./features/access/roles/RoleRuleForm.tsx')).RoleRuleForm,
    ),
    createRoute({ getParentRoute: () => shell, path: '/$', component: MenuPage }),
  ]),
]);

export const makeRouter = () =>
  createRouter({
    routeTree,
    trailingSlash: 'preserve',
    // Pages that are open each keep their own place (`features/workplace/tabs`); to the router all would begin at their top.
    scrollRestoration: () => false,
    // What it would remember is of no use to anybody, and is not to grow.
    getScrollRestorationKey: () => 'page',
    rewrite: contextRewrite(),
    // Ids of 19 digits would lose some as numbers: a query is text, and pages read it as such.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(Object.entries(search).map(([k, v]) => [k, String(v)]));
      return query.size > 0 ? `?${query}` : '';
    },
  });
