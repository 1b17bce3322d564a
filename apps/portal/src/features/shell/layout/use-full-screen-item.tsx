import { type MenuItem } from '@portal/ui/overlays/DropdownMenu';
import { Maximize } from 'lucide-react';
import { enterFullScreen } from '#platform/workplace/full-screen.ts';
import { paths } from '#platform/navigation/paths.ts';
import { useWorkplace } from '#platform/workplace/workplace.ts';

/** User-menu entry for dcp's boards on a large screen (spec section 2, "User dropdown"). */
export function useFullScreenItem(): readonly MenuItem[] {
  const { system, index } = useWorkplace();
  if (system !== 'dcp') return [];
  const hasPage = index.find(paths.fullScreen) !== undefined;
  return [
    {
      key: 'full-screen',
      label: '全屏页面',
      icon: <Maximize size={15} />,
      // Without a menu page made for it, the current page fills the screen.
      onSelect: hasPage
        ? () => void window.open(paths.fullScreen, '_blank', 'noopener')
        : () => void enterFullScreen(),
    },
  ];
}
