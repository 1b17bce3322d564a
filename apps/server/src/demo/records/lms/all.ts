import { adviceMakers } from './advice.ts';
import { contractMakers } from './contracts.ts';
import { disputeMakers } from './disputes.ts';
import { propertyMakers } from './property.ts';

/** The makers of legal. */
export const lmsRecords = [...contractMakers, ...disputeMakers, ...propertyMakers, ...adviceMakers];
