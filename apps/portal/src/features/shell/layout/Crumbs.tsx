import { Link } from '@tanstack/react-router';
import { paths } from '#platform/navigation/paths.ts';
import { shellPageTitle } from '#platform/navigation/page-titles.ts';
import { useWorkplace } from '#platform/workplace/workplace.ts';
import { useCurrentPage } from './use-current-page.ts';

/** Breadcrumbs from the first page to this one (spec section 2). */
export function Crumbs() {
  const { index } = useWorkplace();
  const { path } = useCurrentPage();
  const own = shellPageTitle(path);
  const steps = own ? [{ title: own, path }] : (index.find(path)?.trail ?? []);

  return (
    <nav className="shell-crumbs" aria-label="面包屑">
      <ol>
        <li aria-current={steps.length === 0 ? 'page' : undefined}>
          <Link to={paths.root}>首页</Link>
        </li>
        {steps.map((step, place) => (
          <li key={step.path} aria-current={place === steps.length - 1 ? 'page' : undefined}>
            {step.title}
          </li>
        ))}
      </ol>
    </nav>
  );
}
