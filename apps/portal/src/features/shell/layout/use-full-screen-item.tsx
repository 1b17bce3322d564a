import { type MenuItem } from '@portal/ui/overlays/DropdownMenu';
import { Maximize } from 'lucide-react';
import { fillScreen } from '#platform/full-screen.ts';
import { paths } from '#platform/paths.ts';
import { useWorkplace } from '#platform/workplace.ts';

/** The entry of the user menu for dcp's boards on a large screen (spec section 2, "User dropdown"). */
export function useFullScreen(): readonly MenuItem[] {
  const { system, index } = useWorkplace();
  if (system !== 'dcp') return [];
  const hasPage = index.find(paths.fullScreen) !== undefined;
  return [
    {
      key: 'full-screen',
      label: '全屏页面',
      icon: <Maximize size={15} />,
      // Where the menu brings no page made for it, the page at hand fills the screen.
      onSelect: hasPage
        ? () => void window.open(paths.fullScreen, '_blank', 'noopener')
        : () => void fillScreen(),
    },
  ];
}
