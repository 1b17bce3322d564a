/** How long a page may still be getting ready before it is shown as it is, in milliseconds. */
const patienceMs = 150;

/**
 * Acts once a page can be shown. What bears `data-arriving` is waited for as long as it takes; what is merely busy, which
 * it says by a progress without a value, for a moment: an outline that is gone at once only flickers.
 */
export function whenShowable(page: HTMLElement, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const finish = (): void => {
    stop();
    act();
  };
  const check = (): void => {
    if (page.querySelector('[data-arriving]')) return;
    if (page.querySelector('progress:not([value])')) timer ??= setTimeout(finish, patienceMs);
    else finish();
  };
  const observer = new MutationObserver(check);
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['data-arriving'] });
  check();
  return stop;
}
