import type { ComponentProps, MouseEvent } from 'react';
import './button.css';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: 'default' | 'primary' | 'danger' | 'text';
  size?: 'small' | 'middle' | 'large';
  /** Something it started is still going on: it stays in place and keeps the focus, and a further press does nothing. */
  busy?: boolean;
}

/** A press of a button does something; a place to go to is a link (which may carry the same class and data). */
export function Button({
  kind = 'default',
  size = 'middle',
  busy = false,
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`ui-button ${className}`}
      data-kind={kind}
      data-size={size}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
    />
  );
}

/** Enter in a form is a press of its button, too. */
const ignore = (event: MouseEvent): void => event.preventDefault();
