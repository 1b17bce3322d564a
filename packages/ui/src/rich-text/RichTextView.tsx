import { useLayoutEffect, useRef } from 'react';
import { sanitizeHtml } from './sanitize-html.ts';
import './rich-text.css';

interface RichTextViewProps {
  /** Cleaned by the server, and cleaned again here. */
  html: string;
}

/** Text with its shape, to read. Loaded on demand, since DOMPurify is large. */
export function RichTextView({ html }: RichTextViewProps) {
  const article = useRef<HTMLElement>(null);
  // The sanitized nodes are inserted as they are, past React.
  useLayoutEffect(() => article.current?.replaceChildren(sanitizeHtml(html)), [html]);
  return <article ref={article} className="ui-rich-view" />;
}
