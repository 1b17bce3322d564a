import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

interface EditorParts {
  place: HTMLElement;
  /** Names what is written in. */
  labelId: string;
  /** Has what is expected, and what is wrong. */
  describedBy: string;
  html: string;
  onChange: (html: string) => void;
}

/** Creates an editor that offers exactly the markup the server keeps. */
export const createEditor = ({
  place,
  labelId,
  describedBy,
  html,
  onChange,
}: EditorParts): Editor =>
  new Editor({
    element: place,
    // Its style is ours to give: an element it made would be outside the subsystem.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        codeBlock: false,
        link: {
          openOnClick: false,
          protocols: ['https', 'mailto', 'tel'],
          defaultProtocol: 'https',
        },
      }),
    ],
    content: html,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': describedBy,
        class: 'ui-rich-text',
      },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  });
