import { minute } from '@portal/common/durations';
import { currentLook } from '@portal/client/look';
import { Button } from '@portal/ui/actions/Button';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { leaveLook } from '#platform/session/leave-look.ts';
import { currentTime } from '#platform/time/clock.ts';
import './look-bar.css';

/** Bar of a tab that looks as somebody else: as whom, how long still, and the way back. It ends by itself. */
export const LookBar = () => (currentLook ? <Bar {...currentLook} /> : null);

function Bar({ realname, workNo, endsAt }: NonNullable<typeof currentLook>) {
  const [isLeaving, setLeaving] = useState(false);
  const left = useTimeLeft(endsAt);
  useEffect(() => {
    if (left <= 0) void leaveLook({ hasEnded: true });
  }, [left]);
  return (
    <>
      <div className="look-frame" aria-hidden="true" />
      <output className="bar look-bar" aria-label="模拟查看">
        <Eye size={16} aria-hidden="true" />
        <span>
          正在以<b>{`${realname}（${workNo}）`}</b>的身份查看，不能修改
          <small className="num">{`还剩 ${Math.max(1, Math.ceil(left / minute))} 分钟`}</small>
        </span>
        <Button
          kind="primary"
          busy={isLeaving}
          onClick={() => {
            setLeaving(true);
            void leaveLook();
          }}
        >
          结束查看
        </Button>
      </output>
    </>
  );
}

/** Milliseconds until a moment, looked at often enough for the minutes that are shown. */
function useTimeLeft(endsAt: number): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return endsAt - now;
}
