import { Button } from '@portal/ui/actions/Button';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { Component, type ReactNode } from 'react';
import { reportFault } from '#platform/loading/report-fault.ts';

interface PageBoundaryProps {
  onRenew: () => void;
  children: ReactNode;
}

/** Error boundary of one page; React requires a class. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    reportFault('render', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <ExceptionPage
          code={500}
          title="这个页面出错了"
          text="其他页面不受影响；请重新加载，如仍未恢复，请联系管理员。"
          action={
            <Button kind="primary" onClick={this.props.onRenew}>
              重新加载
            </Button>
          }
        />
      </div>
    );
  }
}
