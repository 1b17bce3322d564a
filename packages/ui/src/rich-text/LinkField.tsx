import type { Editor } from '@tiptap/core';
import { Button } from '../actions/Button.tsx';
import { useState } from 'react';

interface LinkFieldProps {
  editor: Editor;
  onDone: () => void;
}

const isAddress = (text: string): boolean =>
  /^(?:https:\/\/[^\s@]+|mailto:\S+|tel:[\d+-]+|\/(?!\/)\S*)$/i.test(text);

/** Asks for the address of a link on what is selected. */
export function LinkField({ editor, onDone }: LinkFieldProps) {
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);

  function put(): void {
    const href = address.trim();
    if (!isAddress(href)) return setWrong(true);
    if (editor.state.selection.empty) {
      const link = { type: 'link', attrs: { href } };
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [link] })
        .run();
    } else {
      editor.chain().focus().setLink({ href }).run();
    }
    onDone();
  }

  return (
    <span className="ui-rich-link">
      <input
        aria-label="链接地址"
        aria-invalid={isWrong || undefined}
        placeholder="https:// 或本平台页面"
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setWrong(false);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone();
          if (key === 'Enter') put();
        }}
      />
      <Button size="small" onClick={put}>
        插入
      </Button>
      {isWrong && <small role="alert">请输入以 https:// 开头的网址或本平台页面</small>}
    </span>
  );
}
