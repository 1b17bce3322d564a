import { useCell } from '@portal/ui/hooks/cell';
import { WifiOff } from 'lucide-react';
import { isCutOff } from './connection.ts';

/** Stays while there is no way to the server. What is on the page can be read and written on. */
export function OfflineBar() {
  if (!useCell(isCutOff)) return null;
  return (
    <output className="bar" data-kind="warning">
      <WifiOff size={16} />
      <span>网络连接中断，恢复后自动重试；此时提交的内容不会保存</span>
    </output>
  );
}
