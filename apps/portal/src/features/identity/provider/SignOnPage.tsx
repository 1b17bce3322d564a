import '@portal/ui/actions/button.css';
import { CallProblem } from '@portal/client/problems';
import { queryOf } from '@portal/client/queries';
import { approveSignOn } from '@portal/contract/identity/provider';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { Mark } from '@portal/ui/graphics/Mark';
import { ProgressSeam } from '@portal/ui/feedback/ProgressSeam';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '#platform/paths.ts';
import { silentWayOn } from './silent-sign-on.ts';
import './single-sign-on.css';

/** Where a system sends people that wants to know who they are: the portal says so, and they go on their way. */
export function SingleSignOn() {
  const query = new URLSearchParams(useLocation().searchStr);
  const uid = query.get('uid') ?? '';
  return query.get('prompt') === 'none' ? <SilentSignOn uid={uid} /> : <ShownSignOn uid={uid} />;
}

/** Shows nothing, as the system asked for. */
function SilentSignOn({ uid }: { uid: string }) {
  useEffect(() => void silentWayOn(uid).then((address) => location.replace(address)), [uid]);
  return null;
}

function ShownSignOn({ uid }: { uid: string }) {
  const { data, error } = useQuery(queryOf(approveSignOn, { uid }, { quiet: true }));

  // The rest of the way is the browser's: the page is left for the system that asked.
  useEffect(() => {
    if (data) location.replace(data.continueAt);
  }, [data]);

  return (
    <main className="single-sign-on">
      {error ? (
        <div role="alert">
          <ExceptionPage
            code={403}
            title="无法登录该系统"
            text={whyNot(error)}
            action={
              <Link
                to={paths.portalHome}
                className="ui-button"
                data-kind="primary"
                data-size="large"
              >
                返回门户首页
              </Link>
            }
          />
        </div>
      ) : (
        <>
          <Mark size={40} />
          <h1>{data ? `正在进入${data.client}` : '正在确认您的身份'}</h1>
          <div className="single-sign-on-seam">
            <ProgressSeam label="正在登录" />
          </div>
        </>
      )}
    </main>
  );
}

/** A question that was turned down has no words: whoever did so knows that they did. */
const whyNot = (error: Error): string =>
  (error instanceof CallProblem ? error.said : error.message) ||
  '该系统要求确认是您本人，确认后才能登录。';
