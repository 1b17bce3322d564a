import type { MenuItem } from '@portal/ui/overlays/DropdownMenu';
import { useDepartmentSwitch } from '../features/workplace/departments/use-department-switch.tsx';
import { UserMenu } from '../features/shell/layout/UserMenu.tsx';

/** Who is signed in, with all they may switch between. */
export function AccountMenu({ switches = [] }: { switches?: readonly MenuItem[] }) {
  const { items, dialog } = useDepartmentSwitch();
  return (
    <>
      <UserMenu switches={[...switches, ...items]} />
      {dialog}
    </>
  );
}
