import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';

/** While a page of the subsystem is on its way, and before it can say how it will look. */
export function PageSkeleton() {
  return (
    <Panel isFlush>
      <Skeleton lines={8} label="页面正在加载" />
    </Panel>
  );
}
