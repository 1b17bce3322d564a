import { Fragment, type ReactNode } from 'react';
import './descriptions.css';

interface DescriptionsProps {
  /** Shown in this order; a label stands once. */
  items: readonly { label: string; value: ReactNode }[];
}

/** The facts about one thing: labels beside their values, below them where there is no room. */
export const Descriptions = ({ items }: DescriptionsProps) => (
  <dl className="ui-descriptions">
    {items.map(({ label, value }) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
