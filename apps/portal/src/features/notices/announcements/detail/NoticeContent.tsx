import { useLayoutEffect, useRef } from 'react';
import { sanitised } from './sanitize-html.ts';

/** What a notice says. Loaded when the first one is opened, since the cleaner is large. */
export function NoticeContent({ html }: { html: string }) {
  const article = useRef<HTMLElement>(null);
  // The cleaned nodes go in as they are, past React.
  useLayoutEffect(() => article.current?.replaceChildren(sanitised(html)), [html]);
  return <article ref={article} className="notices-content" />;
}
