import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { Copy, Download, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { saveCodes } from './save-codes.ts';
import { useFirstFocus } from '../use-first-focus.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The codes for the day everything else is lost, shown this once: nobody goes on before they are kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [isKept, setIsKept] = useState(false);
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
        <input type="checkbox" checked={isKept} onChange={() => setIsKept(!isKept)} /> 我已保存
      </label>
      <Button className="second-submit" kind="primary" disabled={!isKept} onClick={onKept}>
        完成
      </Button>
    </div>
  );
}
