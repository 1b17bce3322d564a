const key = 'RELOADED_FOR';

/**
 * Reloads the page for a new release, at an address of ours, and once for each release: it can never loop. Returns
 * whether it reloads.
 */
export function reloadOnce(release: string, href = location.href): boolean {
  try {
    if (sessionStorage.getItem(key) === release) return false;
    sessionStorage.setItem(key, release);
  } catch {
    // Without storage a second reload could not be recognised.
    return false;
  }
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.replace(href);
  return true;
}
