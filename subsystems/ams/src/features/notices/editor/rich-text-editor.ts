import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

interface EditorParts {
  place: HTMLElement;
  /** Names what is written in. */
  labelId: string;
  html: string;
  onChange: (html: string) => void;
}

/** What the server keeps of a letter is what can be made here: no more is offered. */
export const createEditor = ({ place, labelId, html, onChange }: EditorParts): Editor =>
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
        class: 'ams-rich-text',
      },
    },
    onUpdate: ({ editor }) => onChange(editor.getHTML()),
  });
