import type { WaysIn } from '@portal/contract/identity/sign-in-methods';
import { elementOf, say } from '../form-elements.ts';
import { goOnErrand } from './oauth-round-trip.ts';
import { button, make } from './dom.ts';
import { wordsOf } from './problem-text.ts';

/** The identity providers and the group's CAS, each by its mark and its name. */
export function showOtherWays({ cas, providers }: WaysIn): void {
  const ways = providers.map(({ key, name }) => wayOf(name, () => goOnErrand(key)));
  if (cas) ways.push(wayOf('单点登录', () => location.assign(cas.signInAt)));
  if (ways.length === 0) return;
  const list = make('ul', {}, ...ways.map((way) => make('li', {}, way)));
  const heading = make('h2', {}, '其他登录方式');
  elementOf('other-ways', HTMLDivElement).replaceChildren(heading, list);
}

function wayOf(name: string, go: () => unknown): HTMLButtonElement {
  const mark = make('span', { className: 'login-mark', ariaHidden: 'true' }, name.slice(0, 1));
  const way = button('login-way', '', async () => {
    try {
      say('');
      await go();
    } catch (problem) {
      say(wordsOf(problem));
    }
  });
  way.append(mark, name);
  return way;
}
