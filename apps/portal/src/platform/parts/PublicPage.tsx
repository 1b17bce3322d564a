import '@portal/ui/actions/button.css';
import { Stitch } from '@portal/ui/layout/Stitch';
import type { ReactNode } from 'react';
import { BrandMark } from '../brand/BrandMark.tsx';
import { useBrand } from '../brand/brand.ts';
import { paths } from '../navigation/paths.ts';
import './public-page.css';

export interface PublicPageProps {
  title: string;
  /** One sentence on the purpose of the page. */
  note?: ReactNode;
  /** The text of a large button to the login page, in place of the small link. */
  next?: string | undefined;
  children?: ReactNode;
}

/** The layout of pages before sign-in: cloth on one side, as on the sign-in page, and one task on the other. */
export function PublicPage({ title, note, next, children }: PublicPageProps) {
  const brand = useBrand();
  return (
    <div className="door-page">
      <header className="door-cloth denim">
        <div className="door-brand">
          <BrandMark size={30} />
          {brand.group}
        </div>
        {/* Drawn in index.html, for the sign-in page: its first two columns, and as much cloth as keeps them off the selvedge. */}
        <svg
          className="pieces"
          viewBox="0 0 574 900"
          preserveAspectRatio="xMidYMid meet"
          aria-hidden="true"
        >
          <clipPath id="two-columns">
            <rect width="546" height="900" />
          </clipPath>
          <use href="#pieces" clipPath="url(#two-columns)" />
        </svg>
        <p>{brand.statement}</p>
        <Stitch double direction="down" className="door-selvedge" />
      </header>
      <div className="door-side">
        <main className="door-card">
          <h1>{title}</h1>
          {note && <p className="door-note">{note}</p>}
          {children}
          {/* The sign-in page is no part of this program: one gets there by loading it. */}
          {next ? (
            <div className="door-buttons">
              <a className="ui-button" data-kind="primary" data-size="large" href={paths.login}>
                {next}
              </a>
            </div>
          ) : (
            <p className="door-more">
              <a href={paths.login}>返回登录</a>
            </p>
          )}
        </main>
        <footer>{brand.copyright}</footer>
      </div>
    </div>
  );
}
