import type { ComponentProps } from 'react';
import './button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Read out, and shown on hover: an icon alone is a riddle. */
  label: string;
}

export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`ui-icon-button ${className}`}
    />
  );
}
