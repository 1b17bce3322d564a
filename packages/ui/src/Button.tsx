import type { ComponentProps } from 'react';
import './button.css';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: 'default' | 'primary' | 'danger' | 'text';
  size?: 'small' | 'middle' | 'large';
  /** Something it started is still going on: it stays in place, and a further press does nothing. */
  busy?: boolean;
}

/** A press of a button does something; a place to go to is a link (which may carry the same class and data). */
export function Button({
  kind = 'default',
  size = 'middle',
  busy = false,
  disabled,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`ui-button ${className}`}
      data-kind={kind}
      data-size={size}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    />
  );
}
