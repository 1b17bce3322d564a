/** A computer people work at: what is taken from this one's speed, and from its network's. */
export interface Profile {
  name: string;
  /** So many times slower than this machine's processor. */
  cpu: number;
  network?: { latencyMs: number; downMbit: number; upMbit: number };
}

/** This computer as it is. */
export const desk: Profile = { name: 'fast', cpu: 1 };

export const profiles: Profile[] = [
  desk,
  { name: 'store', cpu: 4, network: { latencyMs: 40, downMbit: 10, upMbit: 5 } },
];
