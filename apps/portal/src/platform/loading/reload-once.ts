const key = 'RELOADED_FOR';

/**
 * Loads the page anew for the sake of a release, at an address of ours, once for each: whatever goes wrong after that,
 * the page does not go round in circles. Answers whether it does.
 */
export function reloadOnce(release: string, href = location.href): boolean {
  try {
    if (sessionStorage.getItem(key) === release) return false;
    sessionStorage.setItem(key, release);
  } catch {
    // Without storage there is no telling whether it is the second time.
    return false;
  }
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.replace(href);
  return true;
}
