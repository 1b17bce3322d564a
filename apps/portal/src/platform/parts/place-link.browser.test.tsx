import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { connectRouter } from '../navigation/router-port.ts';
import { PlaceLink } from './PlaceLink.tsx';

test('FIX-48 a button that leads to a place is a link: a press goes there in place, with a key held the browser opens it', async () => {
  const done: string[] = [];
  connectRouter(async (href) => void done.push(href));
  const to = '/ors/stock/transfer/in?record=DB20261100001';
  const shown = (busy: boolean) => (
    <PlaceLink to={to} busy={busy} onLeave={() => void done.push('left')}>
      去处理
    </PlaceLink>
  );
  const { rerender } = await render(shown(true));
  const link = page.getByRole('link', { name: '去处理' });
  await expect.element(link).toHaveAttribute('href', to);
  await link.click({ force: true });
  expect(done).toEqual([]);

  await rerender(shown(false));
  const prevented: boolean[] = [];
  const note = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  await link.click({ modifiers: ['Control'] });
  expect({ prevented, done }).toEqual({ prevented: [false], done: [] });
  await link.click();
  expect(done).toEqual(['left', to]);
});
