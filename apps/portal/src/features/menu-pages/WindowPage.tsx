import '@portal/ui/button.css';
import type { MenuItem } from '@portal/contract/permissions';
import { RefusedAddress } from './RefusedAddress.tsx';
import { useAddress } from './use-address.ts';
import './menu-pages.css';

/** Who comes by the address of a page that has a window of its own is shown the way there. */
export function WindowPage({ item }: { item: MenuItem }) {
  const address = useAddress(item);
  const { title } = item.meta;
  if (!address) return null;
  if ('refused' in address) return <RefusedAddress title={title} why={address.refused} />;
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
