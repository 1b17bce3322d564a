interface Refusal {
  /** Its name in the contract; '' where no server refused. */
  reason: string;
  words: string;
}

const textAt = (value: object, name: 'reason' | 'said'): string | undefined => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : undefined;
};

/**
 * Reads the refusal out of an error of a call. By its members and not by its class: a subsystem and the shell may each
 * have theirs. `said` has the server's own words, where they say more than the message.
 */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error)) return { reason: '', words: String(error) };
  return { reason: textAt(error, 'reason') ?? '', words: textAt(error, 'said') ?? error.message };
}
