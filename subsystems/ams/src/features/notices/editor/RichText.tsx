import type { Editor } from '@tiptap/core';
import { useEffect, useId, useRef, useState } from 'react';
import { createEditor } from './rich-text-editor.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

interface RichTextProps {
  label: string;
  /** The first content; `onChange` receives the typed content. */
  html: string;
  onChange: (html: string) => void;
}

/** A letter with its shape: headings, lists, links. What it makes is cleaned by the server like anything else. */
export function RichText({ label, html, onChange }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const told = useRef(onChange);
  const [editor, setEditor] = useState<Editor>();
  const [begin] = useState(html);
  const labelId = useId();
  useEffect(() => {
    told.current = onChange;
  });
  // The editor keeps its own nodes; React only gives it a place.
  useEffect(() => {
    if (!place.current) return undefined;
    const made = createEditor({
      place: place.current,
      labelId,
      html: begin,
      onChange: (changed) => told.current(changed),
    });
    setEditor(made);
    return () => made.destroy();
  }, [begin, labelId]);

  return (
    <div className="ams-rich">
      <span id={labelId} className="ams-rich-label">
        {label}
      </span>
      <div className="ams-rich-box">
        {editor && <RichTextToolbar editor={editor} />}
        <div ref={place} className="ams-rich-place" />
      </div>
    </div>
  );
}
