import type { ComponentType } from 'react';

/** The kinds of failure of a subsystem, from finding it to using it. */
export type FailureKind =
  | 'missing'
  | 'untrusted'
  | 'manifest'
  | 'sdk'
  | 'integrity'
  | 'entry'
  | 'css'
  | 'mount'
  | 'timeout'
  | 'runtime';

/**
 * The error of a subsystem that is not on the stage. The message is for logs; the stage has a sentence per kind for
 * the person.
 */
export class SubsystemFailure extends Error {
  override name = 'SubsystemFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The failure an error stands for: its own kind when it has one, else that of the step it happened in. */
export function failureFrom(error: unknown, kind: FailureKind): SubsystemFailure {
  if (error instanceof SubsystemFailure) return error;
  return new SubsystemFailure(kind, error instanceof Error ? error.message : String(error), {
    cause: error,
  });
}

/** As Chromium, Firefox and Safari put it, and Vite where it is about style. */
const notFetched =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Returns whether an import failed because a file did not arrive. Any other error was thrown by the loaded program. */
export const isNotFetched = (error: unknown): boolean =>
  error instanceof Error && notFetched.test(error.message);

/** Returns whether a loaded export is a component; `memo` and `forwardRef` make objects. */
export const isComponent = <Props = object>(value: unknown): value is ComponentType<Props> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);
