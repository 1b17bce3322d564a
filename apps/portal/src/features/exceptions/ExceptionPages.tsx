import '@portal/ui/button.css';
import { useSession } from '@portal/client/session';
import { ExceptionPage } from '@portal/ui/ExceptionPage';
import { Link } from '@tanstack/react-router';
import { lastMissed } from '#platform/missed-address.ts';
import { paths } from '#platform/paths.ts';
import { WhyLink } from '#platform/WhyLink.tsx';
import './exceptions.css';

/** Pages of their own, without the shell (spec section 2): they are shown to people who are not signed in, too. */
export const Forbidden = () => <Page code={403} />;
export const NotFound = () => <Page code={404} />;
export const Defect = () => <Page code={500} />;

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
            {mayAsk && <WhyLink asked={lastMissed()} />}
          </div>
        }
      />
    </main>
  );
}
