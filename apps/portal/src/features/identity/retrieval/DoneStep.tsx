import { second } from '@portal/common/durations';
import { currentSession, endSession } from '@portal/client/session';
import { remember, storageKeys } from '@portal/client/storage';
import { useEffect, useRef, useState } from 'react';
import { startCountdown } from '#platform/time/countdown.ts';
import { paths } from '#platform/navigation/paths.ts';

const returnMs = 5 * second;

/** Step 4: the result. The sign-in page follows by itself, with the name filled in. */
export function DoneStep({ username }: { username: string }) {
  const [secondsLeft, setSecondsLeft] = useState(returnMs / 1_000);
  const news = useRef<HTMLParagraphElement>(null);

  // The way to the sign-in page is to load it, and a countdown is a timer of the browser's.
  useEffect(() => {
    news.current?.focus();
    // Every session of theirs has ended, the one of this browser, too.
    if (currentSession()?.person.workNo === username) endSession();
    remember(storageKeys.loginUsername, username);
    return startCountdown(returnMs, (left) => {
      setSecondsLeft(left);
      if (left === 0) location.assign(paths.login);
    });
  }, [username]);

  return (
    <div className="retrieval-done">
      <p ref={news} tabIndex={-1}>
        密码重置完成！所有已登录的设备均已退出，请使用新密码登录。
      </p>
      <p>将在{secondsLeft}秒后返回登录页面.</p>
    </div>
  );
}
