import { Search } from 'lucide-react';
import { openPalette } from '#platform/workplace/command-palette.ts';

/** Opens the command palette: the front page finds what every other page finds. */
export const HomeSearch = () => (
  <button type="button" className="home-search" onClick={openPalette}>
    <Search size={16} aria-hidden="true" />
    <span>搜索系统、菜单、单号、人员或公告</span>
    <kbd aria-hidden="true">Ctrl K</kbd>
  </button>
);
