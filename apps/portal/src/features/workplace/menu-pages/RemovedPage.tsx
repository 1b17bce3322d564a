import '@portal/ui/actions/button.css';
import { refusals } from '@portal/contract/refusals';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { Link } from '@tanstack/react-router';
import { paths } from '#platform/navigation/paths.ts';
import { WhyLink } from '#platform/parts/WhyLink.tsx';
import { useWorkplace } from '#platform/workplace/workplace.ts';
import './removed-page.css';

interface RemovedPageProps {
  title: string;
  path: string;
}

/** Links to the first page of the system, or to the portal's home when the whole system is gone, and to the reason. */
function NextStepLinks({ path }: { path: string }) {
  const isSystemGone = useWorkplace().index.tree.length === 0;
  return (
    <>
      <Link
        to={isSystemGone ? paths.portalHome : paths.root}
        className="ui-button"
        data-kind="primary"
      >
        {isSystemGone ? '返回门户首页' : '返回首页'}
      </Link>
      <WhyLink asked={path} />
    </>
  );
}

/** Shown instead of a page that was removed from the user's menu while open. */
export function RemovedPage({ title, path }: RemovedPageProps) {
  const isSystemGone = useWorkplace().index.tree.length === 0;
  const words = isSystemGone
    ? {
        title: refusals['subsystem.no-menu'].message,
        text: '管理员刚刚调整了您的权限或停用了该系统。',
      }
    : { title: `「${title}」已不在您的菜单中`, text: '管理员刚刚调整了菜单或您的角色。' };
  return (
    <div role="alert">
      <ExceptionPage
        code={403}
        {...words}
        action={
          <div className="menu-pages-links">
            <NextStepLinks path={path} />
          </div>
        }
      />
    </div>
  );
}

/** Shown above a removed page with unsaved content: it can be read and copied until the user leaves. */
export function RemovedPageNote({ title, path }: RemovedPageProps) {
  return (
    <div role="alert" className="menu-pages-removed">
      <p>
        「{title}
        」已不在您的菜单中，无法再提交。未保存的内容仍保留在页面上，请先复制需要的内容，再离开。
      </p>
      <div className="menu-pages-links">
        <NextStepLinks path={path} />
      </div>
    </div>
  );
}
