import type { OwnSession } from '@portal/contract/identity/own-sessions';
import { Button } from '@portal/ui/actions/Button';
import { useId } from 'react';

interface OwnSessionItemProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

/** One session of the user: device, address, method and times. */
export function OwnSessionItem({ session, isBusy, onEnd }: OwnSessionItemProps) {
  const { device, address, method, createTime, lastSeenTime, isCurrent } = session;
  const nameId = useId();
  return (
    <li className="account-session">
      <div>
        <h3 id={nameId}>
          {device} {isCurrent && <span className="account-tag">当前设备</span>}
        </h3>
        <p>
          <span>{address}</span> <span>{method}登录</span>
        </p>
        <p>
          <span>登录于 {createTime}</span> <span>最近使用 {lastSeenTime}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button size="small" busy={isBusy} aria-describedby={nameId} onClick={onEnd}>
          退出登录
        </Button>
      )}
    </li>
  );
}
