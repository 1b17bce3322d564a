/**
 * Runs in the head of the page before the first paint; the build inlines it (`vite/inline-boot.ts`). It decides the
 * page and its colours, so that nothing flashes, and imports only what that needs.
 */
import { recall, storageKeys } from '@portal/client/storage';
import { selectTabFor } from '../features/identity/sign-in/sign-in-tabs.ts';
import { brandInPage } from '../platform/brand/brand-in-page.ts';
import { firstPage } from '../platform/guard/first-page.ts';
import { signInPaths } from '../platform/navigation/sign-in-paths.ts';
import { setRootAttributes } from '../platform/settings/root-attributes.ts';
import { windowTitleOf } from '../platform/navigation/paths.ts';
import { fetchShell } from './fetch-shell.ts';
import { watchFirstScript } from './first-script.ts';

const { dataset } = document.documentElement;
const stored = recall(storageKeys.settings);
const brand = brandInPage();
setRootAttributes({ dye: brand?.dye, ...(typeof stored === 'object' ? stored : null) });

const { pathname: path, search, hash, origin } = location;
const isSignedIn = recall(storageKeys.token) !== undefined;
const { page, address } = firstPage({ path, search, hash, origin }, isSignedIn);
if (address) history.replaceState(null, '', address);
dataset['page'] = page;
dataset['door'] = location.pathname === signInPaths.newLogin ? 'portal' : 'product';
if (!isSecureContext) dataset['insecure'] = '';
if (brand) document.title = windowTitleOf(location.pathname, brand);
// The sign-in page fetches the shell later: it would delay the form.
if (page !== 'login') fetchShell();
watchFirstScript();

// When the document is parsed; nothing of it is painted before.
const whenRead = (): void => selectTabFor(location.pathname);
if (page === 'login') document.addEventListener('readystatechange', whenRead, { once: true });

// A submit before the script has loaded would reload the page; it is repeated once the script runs.
addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.closest('#sign-in')) return;
  event.preventDefault();
  form.dataset['sent'] = '';
});
