/**
 * Runs in the head of the page, before anything is painted (the build puts it there, see `vite/inline-boot.ts`): which
 * page, in which colours, is decided here, so that nothing flashes. Kept free of everything that is not needed for it.
 */
import { recall, storageKeys } from '@portal/client/storage';
import { selectTabFor } from '../features/identity/sign-in/sign-in-tabs.ts';
import { firstPage } from '../platform/guard/first-page.ts';
import { paths } from '../platform/navigation/paths.ts';
import { setRootAttributes } from '../platform/settings/root-attributes.ts';
import { titleOf } from '../platform/navigation/titles.ts';
import { fetchShell } from './fetch-shell.ts';
import { watchFirstScript } from './first-script.ts';

const { dataset } = document.documentElement;
const stored = recall(storageKeys.settings);
setRootAttributes({ ...(typeof stored === 'object' ? stored : null) });

const { pathname: path, search, origin } = location;
const isSignedIn = recall(storageKeys.token) !== undefined;
const { page, address } = firstPage({ path, search, origin }, isSignedIn);
if (address) history.replaceState(null, '', address);
dataset['page'] = page;
dataset['door'] = location.pathname === paths.newLogin ? 'portal' : 'product';
if (!isSecureContext) dataset['insecure'] = '';
document.title = titleOf(location.pathname);
// The sign-in page fetches the shell later: it would only come in the way of the form.
if (page !== 'login') fetchShell();
watchFirstScript();

// As soon as the page is there to its end; nothing of it is painted before.
const whenRead = (): void => selectTabFor(location.pathname);
if (page === 'login') document.addEventListener('readystatechange', whenRead, { once: true });

// A form sent before its script has come would load the page anew; it is sent again once the script is there.
addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.closest('#sign-in')) return;
  event.preventDefault();
  form.dataset['sent'] = '';
});
