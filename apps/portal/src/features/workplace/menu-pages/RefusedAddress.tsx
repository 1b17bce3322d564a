import { Button } from '@portal/ui/actions/Button';
import { WhyLink } from '#platform/parts/WhyLink.tsx';
import './menu-pages.css';

interface RefusedAddressProps {
  title: string;
  why: string;
  mayRetry: boolean;
  onRetry: () => void;
}

/** Tells why a menu item's page is not shown, and offers what may help. */
export function RefusedAddress({ title, why, mayRetry, onRetry }: RefusedAddressProps) {
  return (
    <section className="menu-pages-message">
      <h1>{title}</h1>
      <p>{why}</p>
      {mayRetry ? <Button onClick={onRetry}>重试</Button> : <p>请联系管理员检查菜单配置。</p>}
      <WhyLink asked={location.pathname} />
    </section>
  );
}
