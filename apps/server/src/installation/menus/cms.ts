import { chart, type SubsystemMenu } from '../menu.ts';

/**
 * Content management: albums of displays and training material,
 * and who has read them.
 */
export const cms: SubsystemMenu = {
  key: 'cms',
  board: '内容看板',
  sections: {
    chart,
  },
};
