import { brand } from '@portal/contract/brand';
import type { Plugin } from 'vite';

const isWord = (key: string): key is keyof typeof brand => key in brand;

/** Puts the group's words where index.html says `{{word}}`. */
export function brandHtml(): Plugin {
  return {
    name: 'portal:brand-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
          const word = isWord(key) ? brand[key] : undefined;
          if (typeof word !== 'string')
            throw new Error(`index.html asks for a word the brand does not have: ${key}`);
          return word;
        }),
    },
  };
}
