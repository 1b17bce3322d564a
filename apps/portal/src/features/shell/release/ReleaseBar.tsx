import { Button } from '@portal/ui/actions/Button';
import { useCell } from '@portal/ui/hooks/cell';
import { useState } from 'react';
import { newerRelease } from '#platform/release.ts';

/** Says that there is a newer release, and leaves it at that: where something is not saved, the browser asks first. */
export function ReleaseBar() {
  const newer = useCell(newerRelease);
  const [putOff, setPutOff] = useState<string>();
  if (newer === null || newer === putOff) return null;
  return (
    <output className="bar">
      <span>已发布新版本</span>
      <Button size="small" kind="text" onClick={() => setPutOff(newer)}>
        稍后
      </Button>
      <Button size="small" kind="primary" onClick={() => location.reload()}>
        刷新
      </Button>
    </output>
  );
}
