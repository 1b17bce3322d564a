import { onPlainPress } from '@portal/ui/actions/plain-press';
import type { ComponentProps } from 'react';
import { hrefOf } from '../navigation/open-page.ts';
import { goTo } from '../navigation/router-port.ts';
import '@portal/ui/actions/button.css';

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** One of our addresses. */
  to: string;
  kind?: 'default' | 'primary' | 'text';
  size?: 'small' | 'middle';
  /** It is not known yet whether the place is the user's: a press does nothing. */
  busy?: boolean;
  /** Called before a press goes there in this tab. */
  onLeave: () => void;
}

/** A place to go to that looks like a button: it opens in another tab, can be copied, and a press goes there. */
export const PlaceLink = ({
  to,
  kind = 'default',
  size = 'middle',
  busy = false,
  onLeave,
  children,
  ...rest
}: PlaceLinkProps) => (
  <a
    {...rest}
    className="ui-button"
    data-kind={kind}
    data-size={size}
    href={hrefOf(to)}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={onPlainPress(() => {
      if (busy) return;
      onLeave();
      void goTo(to);
    })}
  >
    {children}
  </a>
);
