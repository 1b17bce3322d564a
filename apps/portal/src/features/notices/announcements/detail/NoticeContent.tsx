import { useLayoutEffect, useRef } from 'react';
import { sanitizeHtml } from '@portal/ui/rich-text/sanitize-html';

/** Content of a notice. Loaded with the first notice, since DOMPurify is large. */
export function NoticeContent({ html }: { html: string }) {
  const article = useRef<HTMLElement>(null);
  // The sanitized nodes are inserted as they are, past React.
  useLayoutEffect(() => article.current?.replaceChildren(sanitizeHtml(html)), [html]);
  return <article ref={article} className="notices-content" />;
}
