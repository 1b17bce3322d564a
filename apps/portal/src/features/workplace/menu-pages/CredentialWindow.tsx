import { Button } from '@portal/ui/actions/Button';
import { useState } from 'react';
import {
  type ItemAddress,
  itemAddress,
  type ItemPage,
  originsTrustedBy,
} from '#platform/navigation/menu-item-address.ts';
import { openWindow } from '#platform/navigation/open-window.ts';
import { useSystems } from '#platform/workplace/systems.ts';
import { useWorkplace } from '#platform/workplace/workplace.ts';
import { RefusedAddress } from './RefusedAddress.tsx';
import './menu-pages.css';

/**
 * Button that opens a window with a credential in its address. The address is made at the press, since it is good once.
 */
export function CredentialWindow({ page, title }: { page: ItemPage; title: string }) {
  const systems = useSystems();
  const { system } = useWorkplace();
  const [isBusy, setIsBusy] = useState(false);
  const [found, setFound] = useState<ItemAddress>();

  async function open(): Promise<void> {
    setIsBusy(true);
    const address = await itemAddress(page, originsTrustedBy(system, systems));
    if ('src' in address) openWindow(address.src);
    setFound(address);
    setIsBusy(false);
  }

  if (found && 'why' in found) {
    return <RefusedAddress title={title} {...found} onRetry={() => void open()} />;
  }
  return (
    <section className="menu-pages-message">
      <h1>{title}</h1>
      <p>此页面在新窗口中打开。</p>
      <Button kind="primary" busy={isBusy} onClick={() => void open()}>
        在新窗口中打开
      </Button>
    </section>
  );
}
