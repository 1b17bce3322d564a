import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { offerAction } from '#platform/workplace/command-palette.ts';
import { Palette } from '../features/workplace/search/Palette.tsx';
import { preload } from '../features/shell/stage/loading/loader.ts';
import { shellActions } from './command-palette-actions.tsx';

for (const action of shellActions) offerAction(action);

const fetchAhead = (system: SubsystemEntry): void => void preload(system);

/** The command palette with all the shell offers in it. */
export const CommandPalette = () => <Palette onNear={fetchAhead} />;
