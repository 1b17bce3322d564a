import { effectsOf } from '@portal/system-server/effects/effects';
import { candidates } from './candidates.ts';
import { entries } from './entries.ts';
import { openings } from './openings.ts';

/** Candidates who get an offer are expected on its day. */
export const candidateEffects = effectsOf(candidates, {
  offer: async ({ id, fields }, { addRecord, valuesOf }) => {
    const { name, opening, department, kind, from } = fields;
    const { position } = await valuesOf(openings, opening ?? '');
    await addRecord(entries, { name, candidate: id, department, position, kind, from });
  },
});
