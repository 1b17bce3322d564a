import { isAnswer, saltOf, type Task, work } from '@portal/contract/identity/proof-of-work';
import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

/** Verifies a proof of work, with one of the tries it took to find. */
export async function isWorkDone(task: Task, answer: string): Promise<boolean> {
  const derive = promisify(pbkdf2);
  const made = await derive(task.nonce, saltOf(task, answer), work.iterations, 1, 'sha256');
  return isAnswer(made[0]);
}
