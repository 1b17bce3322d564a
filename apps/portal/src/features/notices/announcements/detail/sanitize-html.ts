import purifier from 'dompurify';

/** Enough for a letter. Nothing that looks like a part of the portal, asks for input or brings a frame. */
const tags =
  'a b blockquote br caption code col colgroup del div em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul';
const attributes = 'alt colspan height href rowspan src start title width';

/**
 * HTML from the server as nodes that do nothing. The server has cleaned it, and is not believed. Nodes, not text: what
 * is cleaned must not be parsed a second time.
 */
export function sanitised(html: string): DocumentFragment {
  const letter = cleaned(html) ?? document.createDocumentFragment();
  for (const link of letter.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  // A picture nobody describes is decoration.
  for (const picture of letter.querySelectorAll('img:not([alt])')) picture.setAttribute('alt', '');
  return letter;
}

/** Nothing where what was given is no letter, such as a frameset. */
const cleaned = (html: string): DocumentFragment | null =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i,
    RETURN_DOM_FRAGMENT: true,
  });
