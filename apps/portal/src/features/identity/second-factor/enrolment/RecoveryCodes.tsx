import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { Copy, Download, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { saveFile } from '@portal/client/download';
import { currentBrand } from '#platform/brand/brand.ts';
import { useFirstFocus } from '../use-first-focus.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** Shows the recovery codes, once: the button stays disabled until the user says they are saved. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [isSaved, setIsSaved] = useState(false);
  const noteId = useId();
  const place = useFirstFocus<HTMLDivElement>();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify({ kind: 'success', text: '恢复码已复制' });
    } catch {
      notify({ kind: 'warning', text: '浏览器不允许复制，请手动抄写或下载' });
    }
  }

  return (
    <div className="second-codes" ref={place}>
      <p id={noteId} className="second-ask">
        手机丢失时，可用恢复码代替验证。每个只能用一次，且只在此时显示，请妥善保存。
      </p>
      <ul className="second-code-list" aria-label="恢复码" aria-describedby={noteId}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="second-keep">
        <Button size="small" onClick={() => void copy()}>
          <Copy size={14} aria-hidden="true" /> 复制
        </Button>
        <Button size="small" onClick={() => saveCodes(codes)}>
          <Download size={14} aria-hidden="true" /> 下载
        </Button>
        <Button size="small" onClick={() => print()}>
          <Printer size={14} aria-hidden="true" /> 打印
        </Button>
      </div>
      <label className="second-kept">
        <input type="checkbox" checked={isSaved} onChange={() => setIsSaved(!isSaved)} /> 我已保存
      </label>
      <Button className="second-submit" kind="primary" disabled={!isSaved} onClick={onSaved}>
        完成
      </Button>
    </div>
  );
}

/** Saves recovery codes as a text file. */
function saveCodes(codes: readonly string[]): void {
  const text = [`${currentBrand().productTitle} 恢复码`, '每个只能使用一次', '', ...codes, ''].join(
    '\r\n',
  );
  saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }));
}
