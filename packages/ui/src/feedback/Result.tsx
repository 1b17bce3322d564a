import { CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import './result.css';

interface ResultProps {
  /** `good`: it is done; `warn`: in part; `bad`: not; `info`: it goes on elsewhere. */
  tone: 'good' | 'warn' | 'bad' | 'info';
  title: string;
  /** A sentence on the outcome and the next thing to do. */
  text?: ReactNode;
  /** Buttons and links, the first one first. */
  actions?: ReactNode;
  /** Further content, such as the rows that were refused. */
  children?: ReactNode;
  /** It is a page of its own: its title is the heading of the page, and has the focus when it comes. */
  isPage?: boolean;
}

const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus();

const icons = { good: CircleCheck, warn: CircleAlert, bad: CircleX, info: Info };

/** The outcome of something that took a page: sent, refused, done in part. Read out when it comes into the page. */
export function Result({ tone, title, text, actions, children, isPage }: ResultProps) {
  const Icon = icons[tone];
  return (
    <section className="ui-result" data-tone={tone}>
      <Icon size={44} strokeWidth={1.5} aria-hidden="true" />
      <div role={tone === 'bad' ? 'alert' : 'status'}>
        {isPage ? (
          <h1 ref={takeFocus} tabIndex={-1} data-initial-focus>
            {title}
          </h1>
        ) : (
          <h2>{title}</h2>
        )}
        {text && <p>{text}</p>}
      </div>
      {actions && <div className="ui-result-actions">{actions}</div>}
      {children && <div className="ui-result-more">{children}</div>}
    </section>
  );
}
