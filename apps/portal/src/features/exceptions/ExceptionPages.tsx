import '@portal/ui/button.css';
import { ExceptionPage } from '@portal/ui/ExceptionPage';
import { Link } from '@tanstack/react-router';
import { paths } from '#platform/paths.ts';
import './exceptions.css';

/** The one thing to do at the end of a road. */
const home = (
  <Link to={paths.root} className="ui-button" data-kind="primary" data-size="large">
    返回首页
  </Link>
);

/** Pages of their own, without the shell (spec section 2): they are shown to people who are not signed in, too. */
export const Forbidden = () => <Page code={403} />;
export const NotFound = () => <Page code={404} />;
export const Defect = () => <Page code={500} />;

const Page = ({ code }: { code: 403 | 404 | 500 }) => (
  <main className="exceptions-page">
    <ExceptionPage code={code} action={home} />
  </main>
);
