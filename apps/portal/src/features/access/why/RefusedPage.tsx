import '@portal/ui/actions/button.css';
import { useQueryOf } from '@portal/client/queries';
import { type Finding, whoHelps } from '@portal/contract/access/explain';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { usePageLocation } from '#platform/navigation/page-location.ts';
import { paths } from '#platform/navigation/paths.ts';
import { refusedPage } from '#platform/guard/refused-pages.ts';
import { RequestAccess } from './FindingPanel.tsx';
import { reasonOf } from './reason-texts.ts';
import './why.css';

interface RefusedPageProps {
  /** Called with the title of the page, for its tab. */
  onTitle: (path: string, title: string) => void;
}

/** Shown inside the shell in the place of a page the user may not see: what it is, why, and how to get it. */
export function RefusedPage({ onTitle }: RefusedPageProps) {
  const { path } = usePageLocation();
  const finding = refusedPage(path);
  const title = finding?.title;
  useLayoutEffect(() => {
    if (title !== undefined) onTitle(path, title);
  }, [path, title, onTitle]);
  return finding ? <Refusal finding={finding} /> : null;
}

function Refusal({ finding }: { finding: Finding }) {
  const { title, system, reasons } = finding;
  const { data: help } = useQueryOf(whoHelps, {}, { quiet: true });
  const isToCome = reasons.some(({ kind }) => kind === 'not-published');
  const words = reasons.map((reason) => reasonOf(reason, '您')).join('');
  const helpers = help?.administrators ?? [];
  return (
    <ExceptionPage
      code={403}
      title={isToCome ? `「${title}」尚未发布` : `您没有「${title}」的权限`}
      text={system ? `${system.sysName}：${words}` : words}
      action={
        <>
          {helpers.length > 0 && <p>可以联系管理员：{helpers.join('、')}</p>}
          <div className="why-refused">
            <Link to={paths.root} className="ui-button">
              返回首页
            </Link>
            {!isToCome && <RequestAccess finding={finding} />}
          </div>
        </>
      }
    />
  );
}
