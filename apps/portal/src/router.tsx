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
import { showShell } from './platform/loading/first-page-shown.ts';
import { titleOf } from './platform/navigation/titles.ts';
import { ShellLayout } from './wiring/ShellLayout.tsx';
import { MenuPage } from './wiring/MenuPage.tsx';

/** The route table. Pages of a menu are looked up behind `/$` (see `platform/workplace/menu-index.ts`). */
const root = createRootRoute({
  component: Root,
  beforeLoad: async ({ location: { pathname, searchStr }, abortController: { signal } }) => {
    if (upgradeOnNavigation(pathname + searchStr)) await new Promise<never>(() => undefined);
    const elsewhere = await runGuard(pathname, searchStr, signal);
    // Overtaken by another navigation: this one must not show.
    if (signal.aborted) return;
    if (isSignInPage(elsewhere?.split('?')[0] ?? pathname)) await startAnew(elsewhere);
    if (elsewhere !== undefined) throw redirect({ to: elsewhere, replace: true });
    await waitForFirstPageCode();
    document.title = titleOf(pathname);
  },
});

/** Shows the shell as soon as the first page renders. */
function Root() {
  // Before the layout effects: hidden elements have no size to measure.
  useInsertionEffect(showShell, []);
  return <Outlet />;
}

/** Loads the sign-in page, which is part of the HTML and not of the router. */
async function startAnew(href: string | undefined): Promise<never> {
  // The next page is painted by the token alone. A token without a session would lead here for ever.
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

/** Inside DingTalk the front page first makes sure who opened it (spec section 4). */
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
    // Each open page keeps its own scroll position (`features/tabs`); the router would reset them.
    scrollRestoration: () => false,
    // One key, so that its store of positions does not grow.
    getScrollRestorationKey: () => 'page',
    rewrite: contextRewrite(),
    // Ids of 19 digits would lose precision as numbers: pages read the query as text.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(Object.entries(search).map(([k, v]) => [k, String(v)]));
      return query.size > 0 ? `?${query}` : '';
    },
  });
