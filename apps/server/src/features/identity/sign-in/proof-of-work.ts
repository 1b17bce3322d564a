import { isAnswer, saltOf, type Task, work } from '@portal/contract/identity/proof-of-work';
import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

/** Whether the work for a sign-in was done: one try of those it took to find the answer. */
export async function isWorkDone(task: Task, answer: string): Promise<boolean> {
  const derive = promisify(pbkdf2);
  const made = await derive(task.nonce, saltOf(task, answer), work.iterations, 1, 'sha256');
  return isAnswer(made[0]);
}
