import { currentLook } from '@portal/client/look';
import { onRecoverable } from '@portal/client/recoverable';
import { currentSession } from '@portal/client/session';
import { ConfirmHost } from '@portal/ui/overlays/ConfirmHost';
import { Toaster } from '@portal/ui/feedback/Toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { AccountSetHost } from './features/workplace/account-sets/AccountSetDialog.tsx';
import { SignedOutGuard } from './features/shell/exceptions/SignedOutGuard.tsx';
import { renewSession } from './features/identity/expired-session/renew-session.ts';
import { watchPassword } from './features/identity/password/watch-password.ts';
import { followConnection, reconnected } from './features/shell/problems/connection.ts';
import { showProblems } from './features/shell/problems/show-problems.ts';
import { rememberThisDevice } from './features/identity/sign-in/known-devices.ts';
import { UnansweredDialog } from './features/shell/problems/UnansweredDialog.tsx';
import { SettingsHost } from './features/shell/settings/SettingsHost.tsx';
import { PaletteHost } from './features/workplace/search/PaletteHost.tsx';
import { queryClient } from '@portal/client/query-client';
import { contextRewrite } from './platform/context/context-in-address.ts';
import { syncContextWithAddress } from './platform/context/sync-context-with-address.ts';
import { followHistory } from './platform/navigation/latest-navigation.ts';
import { reauthenticate } from './platform/session/reauthentication.ts';
import { lazyDialog } from './platform/loading/lazy-dialog.tsx';
import { dropRevokedContext } from './platform/context/revoked-context.ts';
import { afterFirstPage } from './platform/loading/first-page-shown.ts';
import { followSessionOfOtherTabs } from './platform/session/session-in-other-tabs.ts';
import { commandPalette } from './platform/workplace/command-palette.ts';
import { refreshPreferences } from './platform/settings/preferences.ts';
import { currentBrand, onBrandChange } from './platform/brand/brand.ts';
import { windowTitleOf } from './platform/navigation/paths.ts';
import { setWindowTitle } from './platform/navigation/window-title.ts';
import { followSettings } from './platform/settings/settings.ts';
import { connectRouter } from './platform/navigation/router-port.ts';
import { makeRouter } from './router.tsx';
import { AccountDialogs } from './wiring/AccountDialogs.tsx';
import { StatusBars } from './wiring/StatusBars.tsx';
import '@portal/ui/tokens/base.css';

let ready: { router: ReturnType<typeof makeRouter>; root: Root } | undefined;

const CommandPalette = lazyDialog(
  async () => (await import('./wiring/CommandPalette.tsx')).CommandPalette,
  () => commandPalette.set(false),
);

/** Creates router and root, which needs no session. */
export function prepare(element: HTMLElement) {
  ready ??= { router: makeRouter(), root: createRoot(element) };
  return ready;
}

/** Starts the shell at the page's current address. */
export function start(element: HTMLElement): void {
  const { router, root } = prepare(element);
  connectRouter((href, { replace }) => router.navigate({ to: href, replace }));
  followHistory(router.history);
  syncContextWithAddress(router.history, () =>
    router.update({ ...router.options, rewrite: contextRewrite() }),
  );
  showProblems();
  onRecoverable('expired', renewSession);
  onRecoverable('unreachable', reconnected);
  onRecoverable('proof.stale', reauthenticate);
  onRecoverable('context.foreign', dropRevokedContext);
  followConnection();
  if (!currentLook) watchPassword();
  followSessionOfOtherTabs();
  followSettings();
  onBrandChange(() => setWindowTitle({ page: windowTitleOf(location.pathname, currentBrand()) }));
  afterFirstPage(() => {
    if (currentSession()) void refreshPreferences();
    requestIdleCallback(() => void followWhileOpen(), { timeout: 2_000 });
    if (!currentLook) requestIdleCallback(() => void rememberThisDevice());
  });
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SignedOutGuard>
          <RouterProvider router={router} />
          <Toaster />
          <StatusBars />
          <AccountDialogs />
          <UnansweredDialog />
          <ConfirmHost />
          <AccountSetHost />
          <SettingsHost />
          <PaletteHost Palette={CommandPalette} />
        </SignedOutGuard>
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** Starts following changes on the server; the first page needs none of it. */
async function followWhileOpen(): Promise<void> {
  try {
    const live = await import('./wiring/live-updates.ts');
    live.followWhileOpen();
  } catch {
    // The import failed offline: it is repeated once the network is back.
    addEventListener('online', () => void followWhileOpen(), { once: true });
  }
}
