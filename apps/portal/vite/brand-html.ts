import { brandWords, standardBrand, withBrand } from '@portal/contract/brand';
import type { Plugin } from 'vite';

const known = new Set<string>([...brandWords, 'brandData']);

/**
 * Keeps `{{word}}` in the built page, where the server writes the brand of the installation; the page for development
 * gets the standard one. Fails where index.html names a word that no brand has.
 */
export function brandHtml(): Plugin {
  let isServed = false;
  return {
    name: 'portal:brand-html',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const asked = [...html.matchAll(/\{\{(\w+)\}\}/g)].map(([, word = '']) => word);
        const unknown = asked.find((word) => !known.has(word));
        if (unknown !== undefined) throw new Error(`index.html asks for ${unknown} of the brand`);
        return isServed ? withBrand(html, standardBrand) : html;
      },
    },
  };
}
