import type { MenuItem } from '@portal/ui/overlays/DropdownMenu';
import { Maximize, RefreshCw } from 'lucide-react';
import { closeBesides, fillScreenWith, refreshTab } from './tab-actions.ts';
import { besides, type Tab } from '../tab-list.ts';

/** What can be done with a tab and its neighbours, in the order of spec section 2. */
export function menuOf(key: string, tabs: readonly Tab[]): MenuItem[][] {
  const hasNone = (side: 'right' | 'others') => besides(tabs, key, side).length === 0;
  return [
    [
      {
        key: 'refresh',
        label: '刷新',
        icon: <RefreshCw size={14} />,
        onSelect: () => void refreshTab(key),
      },
    ],
    [
      // To the left there always is the first page, which says itself that it stays.
      { key: 'left', label: '关闭左侧', onSelect: () => void closeBesides(key, 'left') },
      {
        key: 'right',
        label: '关闭右侧',
        disabled: hasNone('right'),
        onSelect: () => void closeBesides(key, 'right'),
      },
      {
        key: 'others',
        label: '关闭其他',
        disabled: hasNone('others') && tabs.length > 1,
        onSelect: () => void closeBesides(key, 'others'),
      },
    ],
    [
      {
        key: 'full-screen',
        label: '全屏',
        icon: <Maximize size={14} />,
        onSelect: () => void fillScreenWith(key),
      },
    ],
  ];
}
