import '@portal/ui/actions/button.css';
import { CallProblem } from '@portal/client/problems';
import { useQueryOf } from '@portal/client/queries';
import { approveSignOn } from '@portal/contract/identity/provider';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { ProgressSeam } from '@portal/ui/feedback/ProgressSeam';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BrandMark } from '#platform/brand/BrandMark.tsx';
import { paths } from '#platform/navigation/paths.ts';
import { silentSignOnAddress } from './silent-sign-on.ts';
import './single-sign-on.css';

/** Page that a client system's authorization request leads to: approves the sign-on and continues the flow. */
export function SignOnPage() {
  const query = new URLSearchParams(useLocation().searchStr);
  const uid = query.get('uid') ?? '';
  return query.get('prompt') === 'none' ? <SilentSignOn uid={uid} /> : <VisibleSignOn uid={uid} />;
}

/** Continues a flow with `prompt=none`, showing nothing. */
function SilentSignOn({ uid }: { uid: string }) {
  useEffect(
    () => void silentSignOnAddress(uid).then((address) => location.replace(address)),
    [uid],
  );
  return null;
}

function VisibleSignOn({ uid }: { uid: string }) {
  const { data, error } = useQueryOf(approveSignOn, { uid }, { quiet: true });

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
            text={refusalText(error)}
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
          <BrandMark size={40} />
          <h1>{data ? `正在进入${data.client}` : '正在确认您的身份'}</h1>
          <div className="single-sign-on-seam">
            <ProgressSeam label="正在登录" />
          </div>
        </>
      )}
    </main>
  );
}

/** Returns the refusal's text; a cancelled reauthentication has none, so a sentence stands in. */
const refusalText = (error: Error): string =>
  (error instanceof CallProblem ? error.said : error.message) ||
  '该系统要求确认是您本人，确认后才能登录。';
