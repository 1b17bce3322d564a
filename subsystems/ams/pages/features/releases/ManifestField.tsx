import { Button } from '@portal/ui/actions/Button';
import { useId, useRef, useState } from 'react';
import { largestManifest, type ParsedManifest } from './parse-manifest.ts';

interface ManifestFieldProps {
  text: string;
  /** The parsed text; undefined as long as it is empty. */
  offered: ParsedManifest | undefined;
  onText: (text: string) => void;
}

/** The manifest, pasted or read from a file, and what it turns out to be. */
export function ManifestField({ text, offered, onText }: ManifestFieldProps) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  async function read(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setTooLarge(chosen.size > largestManifest);
    if (chosen.size <= largestManifest) onText(await chosen.text());
  }
  const problem = isTooLarge
    ? '文件过大，请选择构建生成的 subsystem.json'
    : offered && 'problem' in offered && offered.problem;
  return (
    <div className="ui-field release-manifest">
      <div className="release-manifest-head">
        <label htmlFor={id}>清单内容</label>
        <Button size="small" onClick={() => file.current?.click()}>
          选择文件
        </Button>
        <input
          ref={file}
          type="file"
          className="sr-only"
          accept=".json,application/json"
          aria-label="从文件读取清单内容"
          tabIndex={-1}
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // The same file chosen again is read again.
            target.value = '';
          }}
        />
      </div>
      <textarea
        id={id}
        rows={8}
        value={text}
        spellCheck={false}
        placeholder="粘贴 subsystem.json 的内容"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => {
          setTooLarge(false);
          onText(target.value);
        }}
      />
      <p
        id={`${id}-said`}
        aria-live="polite"
        className={problem ? 'ui-field-error' : 'ui-field-hint'}
      >
        {problem ||
          (offered && 'version' in offered && `版本 ${offered.version}，${offered.files} 个文件`)}
      </p>
    </div>
  );
}
