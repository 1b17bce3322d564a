import { isAnswer, saltOf, type Task, work } from '@portal/contract/identity/proof-of-work';

/** Solves a proof-of-work challenge by trying answers, off the main thread: 64 tries on average, 0.2 s in Chromium. */
export async function solveChallenge(task: Task): Promise<string> {
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', bytes(task.nonce), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', iterations: work.iterations };
  for (let tried = 0; ; tried += 1) {
    const answer = String(tried);
    const made = await subtle.deriveBits({ ...how, salt: bytes(saltOf(task, answer)) }, key, 8);
    if (isAnswer(new Uint8Array(made)[0])) return answer;
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);
