/** A kind of computer: its processor and network relative to this machine. */
export interface Profile {
  name: string;
  /** The slow-down factor of the processor. */
  cpu: number;
  network?: { latencyMs: number; downMbit: number; upMbit: number };
}

/** This machine without throttling. */
export const desk: Profile = { name: 'fast', cpu: 1 };

export const profiles: Profile[] = [
  desk,
  { name: 'store', cpu: 4, network: { latencyMs: 40, downMbit: 10, upMbit: 5 } },
];
