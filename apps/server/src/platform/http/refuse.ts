import type { Refusal } from '@portal/contract/refusals';

export interface RefusalOptions extends ErrorOptions {
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** Words more fitting than the table's, such as the message of one field. */
  message?: string;
  /** Data the caller needs besides the words, as the `result` of the main envelope. */
  result?: object;
}

/** A call we understood and turned down. Anything else thrown is a defect. */
export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: Refusal;
  readonly retryAfter: number | undefined;
  readonly words: string | undefined;
  readonly result: object | undefined;

  constructor(refusal: Refusal, options: RefusalOptions = {}) {
    super(refusal, options);
    this.refusal = refusal;
    this.retryAfter = options.retryAfter;
    this.words = options.message;
    this.result = options.result;
  }
}

export function refuse(refusal: Refusal, options?: RefusalOptions): never {
  throw new Refused(refusal, options);
}
