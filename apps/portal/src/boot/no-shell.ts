import {
  type LoadFailure,
  loadFailureMessages,
} from '../platform/loading/load-failure-messages.ts';

/** Shows an error in place of the shell, with plain DOM calls: everything that renders pages is in the missing code. */
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
