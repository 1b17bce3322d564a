import type { SignInMethods } from '@portal/contract/identity/sign-in-methods';
import { elementOf, showAlert } from '../form-elements.ts';
import { startRoundTrip } from './oauth-round-trip.ts';
import { createButton, createElement } from './dom.ts';
import { problemText } from './problem-text.ts';

/** Shows a button for each identity provider and the group's CAS. */
export function showProviderButtons({ cas, providers }: SignInMethods): void {
  const buttons = providers.map(({ key, name }) => providerButton(name, () => startRoundTrip(key)));
  if (cas) buttons.push(providerButton('单点登录', () => location.assign(cas.signInAt)));
  if (buttons.length === 0) return;
  const list = createElement('ul', {}, ...buttons.map((button) => createElement('li', {}, button)));
  const heading = createElement('h2', {}, '其他登录方式');
  elementOf('other-ways', HTMLDivElement).replaceChildren(heading, list);
}

function providerButton(name: string, go: () => unknown): HTMLButtonElement {
  const mark = createElement(
    'span',
    { className: 'login-mark', ariaHidden: 'true' },
    name.slice(0, 1),
  );
  const button = createButton('login-way', '', async () => {
    try {
      showAlert('');
      await go();
    } catch (problem) {
      showAlert(problemText(problem));
    }
  });
  button.append(mark, name);
  return button;
}
