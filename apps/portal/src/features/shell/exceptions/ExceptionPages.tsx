import '@portal/ui/actions/button.css';
import { currentSession, useSession } from '@portal/client/session';
import { refusals } from '@portal/contract/refusals';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { Link } from '@tanstack/react-router';
import { lastMissedAddress } from '#platform/guard/run-guard.ts';
import { dashboardOf, paths } from '#platform/navigation/paths.ts';
import { WhyLink } from '#platform/parts/WhyLink.tsx';
import { currentSystem, currentWorkplace } from '#platform/workplace/workplace.ts';
import './exceptions.css';

/** Exception pages without the shell (spec section 2), also shown without a session. */
export const Forbidden = () => (isWithoutMenu() ? <NoPermission /> : <Page code={403} />);
export const NotFound = () => <Page code={404} />;
export const Defect = () => <Page code={500} />;

const isWithoutMenu = (): boolean =>
  currentSession() !== null && currentWorkplace()?.permissions.menu.length === 0;

/** Page for a user without any system: links to what is open to everybody. */
const NoPermission = () => (
  <main className="exceptions-page">
    <ExceptionPage
      code={403}
      title={refusals['subsystem.no-menu'].message}
      text="您的账号还没有任何系统的权限；开通后重新登录，或刷新本页。"
      action={
        <div className="exceptions-ways">
          <Link
            to={paths.myAnnouncements}
            className="ui-button"
            data-kind="primary"
            data-size="large"
          >
            我的公告
          </Link>
          <Link to={paths.accountBase} className="ui-button" data-size="large">
            账号设置
          </Link>
          <WhyLink asked={dashboardOf(currentSystem())} text="申请权限" />
        </div>
      }
    />
  </main>
);

function Page({ code }: { code: 403 | 404 | 500 }) {
  const mayAsk = useSession() !== null && code !== 500;
  return (
    <main className="exceptions-page">
      <ExceptionPage
        code={code}
        action={
          <div className="exceptions-ways">
            <Link to={paths.root} className="ui-button" data-kind="primary" data-size="large">
              返回首页
            </Link>
            {mayAsk && <WhyLink asked={lastMissedAddress()} />}
          </div>
        }
      />
    </main>
  );
}
