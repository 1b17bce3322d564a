interface Refusal {
  /** Its name in the contract; '' where no server refused. */
  reason: string;
  /** The server's own, where it had some: they say more than the message. */
  words: string;
  /** The catalogue's words of the status, where it has some (spec section 8). */
  message: string;
  /** HTTP status; 0 where there was no answer. */
  status: number;
}

const textAt = (value: object, name: 'reason' | 'said'): string | undefined => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : undefined;
};

/**
 * Reads the refusal out of an error of a call. By its members and not by its class: a subsystem and the shell may each
 * have theirs.
 */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error)) {
    return { reason: '', words: String(error), message: String(error), status: 0 };
  }
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
  return {
    reason: textAt(error, 'reason') ?? '',
    words: textAt(error, 'said') ?? error.message,
    message: error.message,
    status,
  };
}
