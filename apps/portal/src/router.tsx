import { currentSession, endSession } from '@portal/client/session';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { useInsertionEffect } from 'react';
import { pages, type PortalPage } from './pages.ts';
import { currentBrand } from './platform/brand/brand.ts';
import { contextRewrite } from './platform/context/context-in-address.ts';
import { lazyPage } from './features/shell/exceptions/lazy-page.ts';
import { upgradeOnNavigation } from './features/shell/release/release-upgrade.ts';
import { isInDingTalk } from './platform/session/dingtalk-app.ts';
import { waitForFirstPageCode } from './platform/loading/first-page-code.ts';
import { runGuard } from './platform/guard/run-guard.ts';
import { isSignInPage } from './platform/navigation/sign-in-paths.ts';
import { paths, windowTitleOf } from './platform/navigation/paths.ts';
import { setWindowTitle } from './platform/navigation/window-title.ts';
import { showShell } from './platform/loading/first-page-shown.ts';
import { ShellLayout } from './wiring/ShellLayout.tsx';
import { MenuPage } from './wiring/MenuPage.tsx';

/** The route table. Pages of a menu are looked up behind `/$` (see `platform/workplace/menu-index.ts`). */
const root = createRootRoute({
  component: Root,
  beforeLoad: async ({
    location: { pathname: path, searchStr: search, hash: anchor },
    abortController: { signal },
  }) => {
    const hash = anchor && `#${anchor}`;
    if (upgradeOnNavigation(path + search + hash)) await new Promise<never>(() => undefined);
    const elsewhere = await runGuard({ path, search, hash }, signal);
    // Overtaken by another navigation: this one must not show.
    if (signal.aborted) return;
    if (isSignInPage(elsewhere?.split(/[?#]/)[0] ?? path)) await startAnew(elsewhere);
    if (elsewhere !== undefined) throw redirect({ to: elsewhere, replace: true });
    await waitForFirstPageCode();
    setWindowTitle({ page: windowTitleOf(path, currentBrand()) });
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

const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: ShellLayout });
const menuPage = createRoute({ getParentRoute: () => shell, path: '/$', component: MenuPage });

const rows: readonly PortalPage[] = Object.values(pages);
const isInShell = ({ audience, isBare }: PortalPage): boolean => audience === 'shell' && !isBare;

const routeTree = root.addChildren([
  ...rows
    .filter((row) => !isInShell(row))
    .map(({ path, load }) =>
      createRoute({
        getParentRoute: () => root,
        path,
        component: lazyPage(load),
        ...(path === paths.portalHome && { beforeLoad: checkDingTalk }),
      }),
    ),
  shell.addChildren([
    ...rows
      .filter(isInShell)
      .map(({ path, load }) =>
        createRoute({ getParentRoute: () => shell, path, component: lazyPage(load) }),
      ),
    menuPage,
  ]),
]);

/** Inside DingTalk the front page first makes sure who opened it (spec section 4). */
async function checkDingTalk(): Promise<void> {
  if (!isInDingTalk) return;
  const { checkWorkplaceApp } =
    await import('./features/identity/sign-in/external/workplace-app-check.ts');
  const elsewhere = await checkWorkplaceApp();
  if (elsewhere !== undefined) await startAnew(elsewhere);
}

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
