import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';

/** Shown while a page of the subsystem is loading, before its layout is known. */
export function PageSkeleton() {
  return (
    <Panel isFlush>
      <Skeleton lines={8} label="页面正在加载" />
    </Panel>
  );
}
