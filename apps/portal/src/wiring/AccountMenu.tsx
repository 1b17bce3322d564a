import type { MenuItem } from '@portal/ui/overlays/DropdownMenu';
import { useDepartmentSwitch } from '../features/workplace/departments/use-department-switch.tsx';
import { UserMenu } from '../features/shell/layout/UserMenu.tsx';

/** The user menu, with everything the user can switch between. */
export function AccountMenu({ switches = [] }: { switches?: readonly MenuItem[] }) {
  const { items, dialog } = useDepartmentSwitch();
  return (
    <>
      <UserMenu switches={[...switches, ...items]} />
      {dialog}
    </>
  );
}
