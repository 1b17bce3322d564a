import { Button } from '@portal/ui/actions/Button';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

interface StepFormProps {
  form: { props: ComponentProps<'form'>; alert: string; isBusy: boolean };
  /** Absent in the first step. */
  onBack?: () => void;
  children: ReactNode;
}

/** Form of one step, with buttons back and on. Its first field takes the focus. */
export function StepForm({ form: { props, alert, isBusy }, onBack, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The button that led here is gone, and the browser's focus with it.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(), []);

  return (
    <form {...props} ref={form}>
      <FormAlert>{alert}</FormAlert>
      {children}
      <div className="door-buttons">
        {onBack && (
          <Button size="large" onClick={onBack}>
            上一步
          </Button>
        )}
        <Button kind="primary" size="large" type="submit" busy={isBusy}>
          下一步
        </Button>
      </div>
    </form>
  );
}
