import type { MenuItem } from '@portal/contract/access/permissions';
import { needsCredential, pageOf } from '#platform/navigation/menu-item-address.ts';
import { CredentialWindow } from './CredentialWindow.tsx';
import { RefusedAddress } from './RefusedAddress.tsx';
import { useItemAddress } from './use-item-address.ts';
import '@portal/ui/actions/button.css';
import './menu-pages.css';

/** Page of a menu item that opens in a new window, with the button that opens it. */
export function WindowPage({ item }: { item: MenuItem }) {
  const page = pageOf(item);
  return needsCredential(page) ? (
    <CredentialWindow key={page.id} page={page} title={item.meta.title} />
  ) : (
    <PlainWindow key={`${page.id} ${page.url}`} item={item} />
  );
}

function PlainWindow({ item }: { item: MenuItem }) {
  const { address, ask } = useItemAddress(item);
  const { title } = item.meta;
  if (!address) return null;
  if ('why' in address) return <RefusedAddress title={title} {...address} onRetry={ask} />;
  return (
    <section className="menu-pages-message">
      <h1>{title}</h1>
      <p>此页面在新窗口中打开。</p>
      <a
        className="ui-button"
        data-kind="primary"
        href={address.src}
        target="_blank"
        rel="noopener noreferrer"
      >
        在新窗口中打开
      </a>
    </section>
  );
}
