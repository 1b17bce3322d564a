import type { ReactNode } from 'react';
import './form-alert.css';

/**
 * Shows the error of a form as a whole, above its fields. It is rendered before it has a text, so that screen readers
 * read it out.
 */
export const FormAlert = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="ui-form-alert">
    {children}
  </p>
);
