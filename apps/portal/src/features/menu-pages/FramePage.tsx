import type { MenuItem } from '@portal/contract/permissions';
import { ProgressSeam } from '@portal/ui/ProgressSeam';
import { useState } from 'react';
import { RefusedAddress } from './RefusedAddress.tsx';
import { useAddress } from './use-address.ts';
import './menu-pages.css';

/** What a page from elsewhere may do: be itself. It may not carry the portal away to another address. */
const allowances =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';

/** A page of another site inside the portal (spec section 2), as high as there is room. */
export function FramePage({ item }: { item: MenuItem }) {
  const address = useAddress(item);
  const [loaded, setLoaded] = useState<string>();
  const { title } = item.meta;
  if (!address) return null;
  if ('refused' in address) return <RefusedAddress title={title} why={address.refused} />;
  const isForeign = new URL(address.src).origin !== location.origin;
  return (
    <div className="menu-pages-frame">
      {loaded !== address.src && <ProgressSeam label={`正在加载${title}`} />}
      <iframe
        key={address.src}
        src={address.src}
        title={title}
        referrerPolicy="no-referrer"
        sandbox={isForeign ? allowances : undefined}
        onLoad={() => setLoaded(address.src)}
      />
    </div>
  );
}
