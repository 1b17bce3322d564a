import { createCell } from '@portal/common/cell';

export interface Question {
  title: string;
  body?: string;
  /** The verb on the button; "OK" by default. */
  okText?: string;
  /** True when it cannot be undone: the button is red, and the focus starts at "cancel". */
  danger?: boolean;
  /** There is only one way on: no cancelling, no cross, no Esc. */
  forced?: boolean;
}
export interface OpenQuestion extends Question {
  answer: (agreed: boolean) => void;
}

/** Questions not yet answered; the host asks them one after the other. */
export const questions = createCell<readonly OpenQuestion[]>([]);

/** Asks in a dialog and answers whether the person agreed. Needs `<ConfirmHost />` on the page. */
export function confirm(question: Question): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const open: OpenQuestion = {
    ...question,
    answer(agreed) {
      questions.set(questions.get().filter((other) => other !== open));
      resolve(agreed);
    },
  };
  questions.set([...questions.get(), open]);
  return promise;
}
