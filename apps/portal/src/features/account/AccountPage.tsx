import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import './account.css';

const pages = [
  { path: paths.accountBase, title: '基本信息' },
  { path: paths.accountSecurity, title: '安全设置' },
] as const;

/** A page of the account centre (spec section 2, "Account centre and settings"), with the way to the others. */
export const AccountPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="account-page">
    <h1>{title}</h1>
    <nav className="account-pages" aria-label="账号设置">
      {pages.map((page) => (
        <Link
          key={page.path}
          to={page.path}
          aria-current={page.title === title ? 'page' : undefined}
        >
          {page.title}
        </Link>
      ))}
    </nav>
    <div className="account-sections">{children}</div>
  </section>
);
