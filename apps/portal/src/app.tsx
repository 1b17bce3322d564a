import { onChangeElsewhere, storageKeys } from '@portal/client/storage';
import { ConfirmHost } from '@portal/ui/ConfirmHost';
import { Toaster } from '@portal/ui/Toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AccountSetHost } from './features/account-sets/AccountSetHost.tsx';
import { showProblems } from './features/problems/show-problems.ts';
import { cache } from './platform/cache.ts';
import { plugRouter } from './platform/router-port.ts';
import { makeRouter } from './router.tsx';
import '@portal/ui/base.css';

let ready: ReturnType<typeof makeRouter> | undefined;

/** Does what can be done before anybody has signed in. */
export function prepare(): void {
  ready ??= makeRouter();
}

/** Starts the shell in the page, at the address the page has by now. */
export function start(element: HTMLElement): void {
  const router = ready ?? makeRouter();
  plugRouter((href, { replace }) => router.navigate({ to: href, replace }));
  showProblems();
  followOtherTabs();
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
        <Toaster />
        <ConfirmHost />
        <AccountSetHost />
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** Another tab signed out, or someone else signed in there: this page must not go on as before. */
function followOtherTabs(): void {
  onChangeElsewhere(storageKeys.token, () => {
    if (document.hasFocus()) location.reload();
    else addEventListener('focus', () => location.reload(), { once: true });
  });
}
