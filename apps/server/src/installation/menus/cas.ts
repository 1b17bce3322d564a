import { chart, type SubsystemMenu } from '../menu.ts';

/**
 * Voice of customer: reviews and complaints about goods and service,
 * and what is done about them.
 */
export const cas: SubsystemMenu = {
  key: 'cas',
  board: '客声看板',
  sections: {
    chart,
  },
};
