import { useLayoutEffect, useRef } from 'react';
import { sanitizeHtml } from './sanitize-html.ts';
import './rich-text.css';

interface RichTextViewProps {
  /** Cleaned by the server, and cleaned again here. */
  html: string;
  /** Changes what was cleaned before it is shown. */
  onContent?: (content: DocumentFragment) => void;
}

/** Text with its shape, to read. Loaded on demand, since DOMPurify is large. */
export function RichTextView({ html, onContent }: RichTextViewProps) {
  const article = useRef<HTMLElement>(null);
  // The sanitized nodes are inserted as they are, past React.
  useLayoutEffect(() => {
    const content = sanitizeHtml(html);
    onContent?.(content);
    article.current?.replaceChildren(content);
  }, [html, onContent]);
  return <article ref={article} className="ui-rich-view" />;
}
