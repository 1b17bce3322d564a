import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBrand } from '#platform/brand/brand.ts';
import { paths } from '#platform/navigation/paths.ts';
import { selfCheck, useServerReach } from './self-check.ts';
import './public-pages.css';

function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  const { copyright } = useBrand();
  return (
    <main className="public-page">
      <h1>{title}</h1>
      {children}
      <p>
        <a href={paths.login}>返回登录</a>
        <Link to={paths.portalHome}>门户首页</Link>
      </p>
      <footer>{copyright}</footer>
    </main>
  );
}

/** Page of the self-check: tells whether this browser can work with the portal. */
export function TestHome() {
  const server = useServerReach();
  return (
    <PublicPage title="环境自检">
      <dl className="public-checks">
        {[...selfCheck(), server].map(({ name, isFine, detail }) => (
          <div key={name} data-fine={isFine}>
            <dt>{name}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </PublicPage>
  );
}
