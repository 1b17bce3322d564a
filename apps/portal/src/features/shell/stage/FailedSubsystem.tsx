import type { FailureKind } from '@portal/subsystem/failure';
import { Button } from '@portal/ui/actions/Button';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { failureReasons } from './texts.ts';

/** Status code behind the text: not found, refused, or broken. */
const codes: Partial<Record<FailureKind, 403 | 404>> = {
  missing: 404,
  untrusted: 403,
  integrity: 403,
};

interface FailedSubsystemProps {
  systemName: string;
  pageTitle: string;
  kind: FailureKind;
  onRetry: () => void;
}

/** Shown instead of a subsystem's page that failed; menu and tabs around it keep working. */
export function FailedSubsystem({ systemName, pageTitle, kind, onRetry }: FailedSubsystemProps) {
  return (
    <div role="alert">
      <ExceptionPage
        code={codes[kind] ?? 500}
        title={kind === 'runtime' ? `「${pageTitle}」出错了` : `${systemName} 暂时无法打开`}
        text={failureReasons[kind]}
        action={
          <Button kind="primary" onClick={onRetry}>
            重新加载
          </Button>
        }
      />
    </div>
  );
}
