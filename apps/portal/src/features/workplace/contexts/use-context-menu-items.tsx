import { contextKindOf, contextNames } from '@portal/contract/workplace/work-context';
import type { MenuItem } from '@portal/ui/overlays/DropdownMenu';
import { Repeat } from 'lucide-react';
import { useWorkplace } from '#platform/workplace/workplace.ts';
import { openChooser } from './open-chooser.ts';
import { useCompanyCount } from './use-companies.ts';

/** User-menu entry that opens the system's chooser (spec section 2, "User dropdown"). */
export function useContextMenuItems(): readonly MenuItem[] {
  const { system } = useWorkplace();
  const companies = useCompanyCount(system) ?? 0;
  const kind = contextKindOf[system];
  // In rcm only the context button opens it.
  if (!kind || system === 'rcm' || (kind === 'company' && companies < 2)) return [];
  return [
    {
      key: kind,
      label: `切换${contextNames[kind]}`,
      icon: <Repeat size={15} />,
      onSelect: () => openChooser.set(kind),
    },
  ];
}
