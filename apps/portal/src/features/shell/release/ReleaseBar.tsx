import { Button } from '@portal/ui/actions/Button';
import { useCell } from '@portal/common/cell';
import { useState } from 'react';
import { newerRelease } from '#platform/loading/release.ts';

/** Bar that offers a reload for a newer release. The browser asks first where something is not saved. */
export function ReleaseBar() {
  const newer = useCell(newerRelease);
  const [dismissed, setDismissed] = useState<string>();
  if (newer === null || newer === dismissed) return null;
  return (
    <output className="bar">
      <span>已发布新版本</span>
      <Button size="small" kind="text" onClick={() => setDismissed(newer)}>
        稍后
      </Button>
      <Button size="small" kind="primary" onClick={() => location.reload()}>
        刷新
      </Button>
    </output>
  );
}
