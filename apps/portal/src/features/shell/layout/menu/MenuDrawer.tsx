import { weaveOf } from '@portal/contract/subsystems/subsystem-keys';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { IconButton } from '@portal/ui/actions/IconButton';
import { Swatch } from '@portal/ui/graphics/Swatch';
import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSettings } from '#platform/settings/settings.ts';
import { useSystems } from '#platform/workplace/systems.ts';
import { useWorkplace } from '#platform/workplace/workplace.ts';
import { MenuTree } from './MenuTree.tsx';

/** Drawer with the menu, for phones; it closes after a choice. */
export function MenuDrawer({ footer }: { footer: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { menuTheme } = useSettings();
  const { system } = useWorkplace();
  const entry = useSystems().find(({ sysType }) => sysType === system);
  const close = () => setOpen(false);

  return (
    <>
      <IconButton label="打开菜单" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Menu size={20} />
      </IconButton>
      {isOpen && (
        <Dialog
          side="left"
          className={menuTheme === 'dark' ? 'shell-drawer denim' : 'shell-drawer'}
          width={288}
          onClose={close}
          title={
            <span className="shell-drawer-head">
              {entry && <Swatch code={system} weave={weaveOf(entry)} size={34} />}
              {entry?.sysName ?? '菜单'}
            </span>
          }
          footer={footer}
        >
          <nav aria-label="主菜单">
            <MenuTree onChoose={close} />
          </nav>
        </Dialog>
      )}
    </>
  );
}
