/** The office that looks for places. */
export const expansion = 'A01A01A06';

export const modes = ['direct', 'direct', 'direct', 'joint', 'joint', 'franchise'];
