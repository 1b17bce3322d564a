import type { Brand } from '@portal/contract/brand';

/** Reads the brand that the server wrote into the page; undefined in a page that has none, such as a test's. */
export function brandInPage(): Brand | undefined {
  const text = document.getElementById('brand')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
