import {
  type LoadFailure,
  loadFailureMessages,
} from '../platform/loading/load-failure-messages.ts';

/** In place of the shell, where its program did not arrive, or has not yet: made by hand, since all that makes pages is in that program. */
export function showNoShell(place: HTMLElement, why: LoadFailure): void {
  const title = document.createElement('h1');
  title.textContent = '页面暂时无法打开';
  const text = document.createElement('p');
  text.textContent = loadFailureMessages[why];
  const again = document.createElement('button');
  again.textContent = '重新加载';
  again.addEventListener('click', () => location.reload());
  const panel = document.createElement('main');
  panel.className = 'no-shell';
  panel.role = 'alert';
  panel.append(title, text, again);
  place.replaceChildren(panel);
  again.focus();
}
