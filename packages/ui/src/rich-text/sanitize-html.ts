import { linkForm } from '@portal/common/rich-text/lost-markup';
import purifier from 'dompurify';
import './wide-table.css';

/** Tags of a content: none that imitates the portal, asks for input or embeds a frame. */
const tags =
  'a b blockquote br caption code col colgroup del div em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul';
const attributes = 'alt colspan height href rowspan src start title width';

/**
 * Turns HTML of the server into inert nodes. The server has sanitized it, and is not trusted. Nodes, not text: the
 * result must not be parsed again.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  const content = purify(html) ?? document.createDocumentFragment();
  for (const link of content.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  // A picture without a description is decoration.
  for (const picture of content.querySelectorAll('img:not([alt])')) picture.setAttribute('alt', '');
  for (const table of content.querySelectorAll('table')) intoBox(table);
  return content;
}

/** A table keeps the width that its cells need, and is scrolled in a box of its own: the text around it is not. */
function intoBox(table: HTMLTableElement): void {
  if (table.parentElement?.closest('table')) return;
  const box = document.createElement('div');
  box.className = 'ui-wide-table';
  box.tabIndex = 0;
  box.role = 'region';
  box.ariaLabel = '表格';
  table.replaceWith(box);
  box.append(table);
}

/** Sanitizes HTML; null when it is no content, such as a frameset. */
const purify = (html: string): DocumentFragment | null =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: linkForm,
    RETURN_DOM_FRAGMENT: true,
  });
