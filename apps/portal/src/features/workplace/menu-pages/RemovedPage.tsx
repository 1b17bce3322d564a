import '@portal/ui/actions/button.css';
import { refusals } from '@portal/contract/refusals';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { Link } from '@tanstack/react-router';
import { paths } from '#platform/paths.ts';
import { WhyLink } from '#platform/WhyLink.tsx';
import { useWorkplace } from '#platform/workplace.ts';
import './removed-page.css';

interface GonePageProps {
  title: string;
  path: string;
}

/** The way on: to the first page of the system, or where it is gone as a whole, to the portal's front page. */
function WayOn({ path }: { path: string }) {
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

/** In place of a page that was taken out of the person's menu while it was open. */
export function GonePage({ title, path }: GonePageProps) {
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
          <div className="live-ways">
            <WayOn path={path} />
          </div>
        }
      />
    </div>
  );
}

/** Above such a page, while it holds something that is not saved: it can be read and copied until the person leaves. */
export function GoneNote({ title, path }: GonePageProps) {
  return (
    <div role="alert" className="live-gone">
      <p>
        「{title}
        」已不在您的菜单中，无法再提交。未保存的内容仍保留在页面上，请先复制需要的内容，再离开。
      </p>
      <div className="live-ways">
        <WayOn path={path} />
      </div>
    </div>
  );
}
