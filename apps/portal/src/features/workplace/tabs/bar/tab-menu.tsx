import type { MenuItem } from '@portal/ui/overlays/DropdownMenu';
import { Maximize, RefreshCw } from 'lucide-react';
import { closeSide, fillScreenWith, refreshTab } from './tab-actions.ts';
import { closableOn, type Tab } from '../tab-list.ts';

/** Returns the menu of a tab, in the order of spec section 2. */
export function menuOf(key: string, tabs: readonly Tab[]): MenuItem[][] {
  const hasNone = (side: 'right' | 'others') => closableOn(tabs, key, side).length === 0;
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
      // Never disabled: to the left there always is the first page, whose warning explains itself.
      { key: 'left', label: '关闭左侧', onSelect: () => void closeSide(key, 'left') },
      {
        key: 'right',
        label: '关闭右侧',
        disabled: hasNone('right'),
        onSelect: () => void closeSide(key, 'right'),
      },
      {
        key: 'others',
        label: '关闭其他',
        disabled: hasNone('others') && tabs.length > 1,
        onSelect: () => void closeSide(key, 'others'),
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
