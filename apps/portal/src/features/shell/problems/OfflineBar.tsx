import { useCell } from '@portal/common/cell';
import { WifiOff } from 'lucide-react';
import { isOffline } from './connection.ts';

/** Bar shown while the server is unreachable. The page can be read and edited meanwhile. */
export function OfflineBar() {
  if (!useCell(isOffline)) return null;
  return (
    <output className="bar" data-kind="warning">
      <WifiOff size={16} />
      <span>网络连接中断，恢复后自动重试；此时提交的内容不会保存</span>
    </output>
  );
}
