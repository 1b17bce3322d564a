import { useQueryOf } from '@portal/client/queries';
import { useSession } from '@portal/client/session';
import { getOwnDepartments } from '@portal/contract/workplace/departments';
import type { MenuItem } from '@portal/ui/overlays/DropdownMenu';
import { Network } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIsFirstPageShown } from '#platform/loading/first-page-shown.ts';
import { lazyDialog } from '#platform/loading/lazy-dialog.tsx';

const DepartmentDialog = lazyDialog(
  async () => (await import('./DepartmentDialog.tsx')).DepartmentDialog,
  ({ onClose }) => onClose(),
);

/** Returns the user-menu entry for users of several departments (spec section 6), and the dialog while it is open. */
export function useDepartmentSwitch(): { items: readonly MenuItem[]; dialog: ReactNode } {
  const isSignedIn = useSession() !== null;
  const hasLanded = useIsFirstPageShown();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQueryOf(
    getOwnDepartments,
    {},
    { quiet: true, enabled: isSignedIn && hasLanded, staleTime: Infinity },
  );
  if (!data || data.list.length < 2) return { items: [], dialog: null };

  const { list, orgCode } = data;
  const item = {
    key: 'department',
    label: '切换部门',
    icon: <Network size={15} />,
    onSelect: () => setIsOpen(true),
  };
  const dialog = isOpen && (
    <DepartmentDialog departments={list} current={orgCode} onClose={() => setIsOpen(false)} />
  );
  return { items: [item], dialog };
}
