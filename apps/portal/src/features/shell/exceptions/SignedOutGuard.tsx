import { useCell } from '@portal/common/cell';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { type ReactNode, useInsertionEffect } from 'react';
import { isSignOutUnsent } from '#platform/session/sign-out-call.ts';
import { showShell } from '#platform/loading/first-page-shown.ts';
import './exceptions.css';

/** Shows the portal until the user signs out without a network: then it hides everything of theirs. */
export const SignedOutGuard = ({ children }: { children: ReactNode }) =>
  useCell(isSignOutUnsent) ? <SignedOutOffline /> : children;

function SignedOutOffline() {
  useInsertionEffect(showShell, []);
  return (
    <main className="exceptions-page" role="alert">
      <ExceptionPage
        title="已退出登录，网络已断开"
        text="本机的登录信息已清除，但暂未能通知服务器。请保持此页面打开：网络恢复后会自动通知服务器并回到登录页。"
        action={<output>正在等待网络恢复…</output>}
      />
    </main>
  );
}
