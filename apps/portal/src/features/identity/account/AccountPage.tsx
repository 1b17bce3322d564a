import { PageHeader } from '@portal/ui/layout/PageHeader';
import type { ReactNode } from 'react';
import { paths } from '#platform/navigation/paths.ts';
import { goTo } from '#platform/navigation/router-port.ts';
import './account.css';

const pages = [
  { href: paths.accountBase, label: '基本信息' },
  { href: paths.accountAvatar, label: '头像' },
  { href: paths.accountSecurity, label: '安全设置' },
  { href: paths.accountBinding, label: '账号绑定' },
  { href: paths.accountNotification, label: '通知设置' },
  { href: paths.accountCustom, label: '个性化' },
] as const;

/** Frame of an account centre page, with tabs to the others (spec section 2, "Account centre and settings"). */
export const AccountPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="account-page">
    <PageHeader
      title={title}
      tabs={{
        label: '账号设置',
        items: pages,
        current: pages.find(({ label }) => label === title)?.href ?? '',
        onOpen: (href) => void goTo(href),
      }}
    />
    <div className="account-sections">{children}</div>
  </section>
);
