import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
  Unlink,
} from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { LinkField } from './LinkField.tsx';

interface Tool {
  label: string;
  icon: LucideIcon;
  act: (editor: Editor) => unknown;
  isOn?: (editor: Editor) => boolean;
}

const tools: readonly Tool[] = [
  tool('加粗', Bold, 'bold', (one) => one.chain().focus().toggleBold().run()),
  tool('斜体', Italic, 'italic', (one) => one.chain().focus().toggleItalic().run()),
  tool('下划线', Underline, 'underline', (one) => one.chain().focus().toggleUnderline().run()),
  tool('删除线', Strikethrough, 'strike', (one) => one.chain().focus().toggleStrike().run()),
  {
    label: '大标题',
    icon: Heading2,
    act: (one) => one.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (one) => one.isActive('heading', { level: 2 }),
  },
  {
    label: '小标题',
    icon: Heading3,
    act: (one) => one.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (one) => one.isActive('heading', { level: 3 }),
  },
  tool('项目列表', List, 'bulletList', (one) => one.chain().focus().toggleBulletList().run()),
  tool('编号列表', ListOrdered, 'orderedList', (one) =>
    one.chain().focus().toggleOrderedList().run(),
  ),
  tool('引用', Quote, 'blockquote', (one) => one.chain().focus().toggleBlockquote().run()),
  { label: '分隔线', icon: Minus, act: (one) => one.chain().focus().setHorizontalRule().run() },
  { label: '取消链接', icon: Unlink, act: (one) => one.chain().focus().unsetLink().run() },
  { label: '撤销', icon: Undo2, act: (one) => one.chain().focus().undo().run() },
  { label: '重做', icon: Redo2, act: (one) => one.chain().focus().redo().run() },
];

function tool(label: string, icon: LucideIcon, mark: string, act: Tool['act']): Tool {
  return { label, icon, act, isOn: (editor) => editor.isActive(mark) };
}

/** Shows what is on where the cursor stands, and turns it on and off. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  useChanges(editor);
  return (
    <div className="ui-rich-tools" role="toolbar" aria-label="正文格式">
      {tools.map(({ label, icon: Icon, act, isOn }) => (
        <button
          key={label}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={isOn?.(editor)}
          // The cursor stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void act(editor)}
        >
          <Icon size={16} aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        title="链接"
        aria-label="链接"
        aria-pressed={editor.isActive('link')}
        aria-expanded={isLinking}
        onClick={() => setLinking(!isLinking)}
      >
        <Link size={16} aria-hidden="true" />
      </button>
      {isLinking && <LinkField editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
}

/** Renders again with every change of the editor, whose state is not React's. */
function useChanges(editor: Editor): void {
  useSyncExternalStore(
    (changed) => {
      editor.on('transaction', changed);
      return () => void editor.off('transaction', changed);
    },
    () => editor.state,
  );
}
