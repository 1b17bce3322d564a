import { sampleMenuStatements } from '@portal/testing/sample-menu/statements';
import { changeDatabaseIn } from './database.ts';

/** Adds sections with ordinary pages and one menu item of every kind to the product in a data folder. */
export async function addSampleMenu(directory: string): Promise<void> {
  for (const { text, rows } of sampleMenuStatements) {
    await changeDatabaseIn(directory, text, [JSON.stringify(rows)]);
  }
}
