import { useSession } from '@portal/client/session';
import type { MenuItem } from '@portal/contract/access/permissions';
import { ProgressSeam } from '@portal/ui/feedback/ProgressSeam';
import { useState } from 'react';
import { needsCredential, pageOf } from '#platform/navigation/menu-item-address.ts';
import { RefusedAddress } from './RefusedAddress.tsx';
import { useItemAddress } from './use-item-address.ts';
import './menu-pages.css';

/** Sandbox permissions of a framed page. Top navigation is not among them: it may not leave the portal. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';

/** Page of another site in an iframe (spec section 2), as high as there is room. */
export function FramePage({ item }: { item: MenuItem }) {
  const session = useSession();
  const page = pageOf(item);
  // Its credential belongs to one session.
  const owner = needsCredential(page) ? session?.token : undefined;
  return <Frame key={JSON.stringify([page, owner])} item={item} />;
}

function Frame({ item }: { item: MenuItem }) {
  const { address, ask } = useItemAddress(item);
  const [isLoaded, setIsLoaded] = useState(false);
  const { title } = item.meta;
  if (address && 'why' in address)
    return <RefusedAddress title={title} {...address} onRetry={ask} />;
  const isForeign = address !== undefined && new URL(address.src).origin !== location.origin;
  return (
    <div className="menu-pages-frame">
      <h1 className="sr-only">{title}</h1>
      {!isLoaded && <ProgressSeam label={`正在加载${title}`} />}
      {address && (
        <iframe
          src={address.src}
          title={title}
          referrerPolicy="no-referrer"
          sandbox={isForeign ? sandbox : undefined}
          onLoad={() => setIsLoaded(true)}
        />
      )}
    </div>
  );
}
