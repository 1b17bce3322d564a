import type { RecordPlace } from '@portal/contract/records/record-address';
import { sanitizeHtml } from '@portal/ui/rich-text/sanitize-html';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { followRecord, linkRecords } from '@portal/subsystem/records/record-links';

interface NoticeContentProps {
  html: string;
  /** The records in it that the reader may open: their numbers are links. */
  places?: readonly RecordPlace[] | undefined;
  /** Goes to the address of a record. */
  onFollow?: (address: string) => void;
  /** The text is on the screen; before, nobody can have read it. */
  onShown?: (() => void) | undefined;
}

const none: readonly RecordPlace[] = [];

/** Content of a notice. Loaded with the first notice, since DOMPurify is large. */
export function NoticeContent({ html, places = none, onFollow, onShown }: NoticeContentProps) {
  const article = useRef<HTMLElement>(null);
  // The sanitized nodes are inserted as they are, past React.
  useLayoutEffect(() => {
    const content = sanitizeHtml(html);
    linkRecords(content, places);
    article.current?.replaceChildren(content);
  }, [html, places]);
  useEffect(() => onShown?.(), [onShown]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links within hear keys
    <article
      ref={article}
      className="notices-content"
      onClick={(event) => followRecord(event, (address) => onFollow?.(address))}
    />
  );
}
