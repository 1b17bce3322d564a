import { Button } from '@portal/ui/actions/Button';
import type { ReactNode } from 'react';

interface SecretShownProps {
  /** The name of its owner. */
  name: string;
  label: string;
  secret: string;
  onDone: () => void;
  /** Words for how long it holds. */
  children: ReactNode;
}

/** A password or code that is shown this once, to be told to its owner. */
export const SecretShown = ({ name, label, secret, onDone, children }: SecretShownProps) => (
  <div className="people-secret">
    <p>
      请当面或电话告知 <b>{name}</b>，不要通过聊天工具发送。{label}只在此时显示一次，{children}
    </p>
    <output aria-label={label}>{secret}</output>
    <Button kind="primary" onClick={onDone}>
      完成
    </Button>
  </div>
);
