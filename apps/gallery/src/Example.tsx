import type { ReactNode } from 'react';

interface ExampleProps {
  /** The component's name, as it is imported. */
  name: string;
  children: ReactNode;
}

/** A component with its states, side by side where there is room. */
export const Example = ({ name, children }: ExampleProps) => (
  <section className="gallery-example" aria-label={name}>
    <h2>{name}</h2>
    <div className="gallery-states">{children}</div>
  </section>
);
