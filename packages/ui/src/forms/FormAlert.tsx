import type { ReactNode } from 'react';
import './form-alert.css';

/** What is wrong with a form as a whole, above its fields; it is there before it says anything, so that it is read out. */
export const FormAlert = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="ui-form-alert">
    {children}
  </p>
);
