import { lossWords, type Trait, traits } from '@portal/common/rich-text/lost-markup';
import type { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createEditor } from './rich-text-editor.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import '../forms/field.css';
import './rich-text.css';

interface RichTextProps {
  label: string;
  /** The content; one that did not come from the keys here takes the place of what is shown. */
  html: string;
  /** Receives the HTML, empty where nothing is written. */
  onChange: (html: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Text with its shape: headings, lists, links. What it makes is cleaned by the server like anything else. */
export function RichText(props: RichTextProps) {
  const { label, html, onChange, error = '', hint, disabled = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const told = useRef(onChange);
  const [begin] = useState(html);
  const shown = useRef(html);
  const [editor, setEditor] = useState<Editor>();
  const [lost, setLost] = useState<readonly Trait[]>([]);
  const id = useId();
  useEffect(() => {
    told.current = onChange;
  });
  // The editor keeps its own nodes; React only gives it a place.
  useEffect(() => {
    if (!place.current) return undefined;
    const made = createEditor({
      place: place.current,
      labelId: `${id}-label`,
      describedBy: `${id}-hint ${id}-error`,
      html: begin,
      onChange: (changed) => {
        shown.current = changed;
        told.current(changed);
        if (changed === '') setLost([]);
      },
      onLost: (more) =>
        setLost((now) => traits.filter((trait) => now.includes(trait) || more.includes(trait))),
    });
    setEditor(made);
    return () => made.destroy();
  }, [begin, id]);
  useEffect(() => {
    if (html !== shown.current) editor?.commands.setContent(html, { emitUpdate: false });
    shown.current = html;
  }, [editor, html]);
  useEffect(() => {
    editor?.view.dom.setAttribute('aria-invalid', String(error !== ''));
  }, [editor, error]);
  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  return (
    <div className="ui-field ui-rich">
      <span id={`${id}-label`} className="ui-rich-label">
        {label}
      </span>
      <div className="ui-rich-box" data-invalid={error !== '' || undefined}>
        {editor && !disabled && <RichTextToolbar editor={editor} />}
        <div ref={place} className="ui-rich-place" />
      </div>
      <output className="ui-rich-lost">{lost.length > 0 && lossWords(lost)}</output>
      <div id={`${id}-hint`} className="ui-field-hint">
        {hint}
      </div>
      <p id={`${id}-error`} className="ui-field-error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}
