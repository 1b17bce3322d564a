import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';

/** Visual analytics. */
export const dcp = defineSystem({
  key: 'dcp',
  platform: 'visual',
  name: '可视化分析',
  description: '经营驾驶舱与全屏大屏',
  board,
  sections: menu,
  recordTypes: [],
});
