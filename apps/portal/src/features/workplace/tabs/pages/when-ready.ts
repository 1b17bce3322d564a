/** Milliseconds a busy page may keep the page before it visible. */
const busyGraceMs = 150;

/**
 * Calls back once a page can be shown. An element with `data-arriving` is waited for as long as it takes; a busy one (a
 * progress without a value) for a moment: a skeleton that is gone at once only flickers.
 */
export function whenReady(page: HTMLElement, act: () => void): () => void {
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
    if (page.querySelector('progress:not([value])')) timer ??= setTimeout(finish, busyGraceMs);
    else finish();
  };
  const observer = new MutationObserver(check);
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['data-arriving'] });
  check();
  return stop;
}
