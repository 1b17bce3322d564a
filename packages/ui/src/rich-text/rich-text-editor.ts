import {
  linkForm,
  lostTraits,
  type MarkupElement,
  type Trait,
} from '@portal/common/rich-text/lost-markup';
import { createDocument, Editor, getHTMLFromFragment } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';

interface EditorParts {
  place: HTMLElement;
  /** Names what is written in. */
  labelId: string;
  /** Has what is expected, and what is wrong. */
  describedBy: string;
  html: string;
  onChange: (html: string) => void;
  /** Receives what of a text that came from elsewhere the editor does not take over. */
  onLost: (lost: Trait[]) => void;
}

/** Creates an editor that offers exactly the markup the server keeps. */
export const createEditor = ({
  place,
  labelId,
  describedBy,
  html,
  onChange,
  onLost,
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
          isAllowedUri: (address) => linkForm.test(address),
        },
      }),
    ],
    content: html,
    onCreate: ({ editor }) => onLost(lostIn(html, editor.schema)),
    editorProps: {
      transformPastedHTML: (pasted, { state }) => {
        onLost(lostIn(pasted, state.schema));
        return pasted;
      },
      // A picture alone, as of the screen: the editor takes none, and nothing would seem to happen.
      handlePaste: (_, { clipboardData }) => {
        const [first] = clipboardData?.files ?? [];
        if (first?.type.startsWith('image/')) onLost(['picture']);
        return false;
      },
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

/** Returns what the editor leaves out of a text, by what is left of it. */
function lostIn(html: string, schema: Schema): Trait[] {
  const { content } = createDocument(html, schema);
  return lostTraits(elementsOf(html), elementsOf(getHTMLFromFragment(content, schema)));
}

function elementsOf(html: string): MarkupElement[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.querySelectorAll('*'), ({ localName, attributes }) => ({
    tag: localName,
    attributes: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
  }));
}
