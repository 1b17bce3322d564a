/** A record by the key of its type, `ors/stock-transfers`, and its number. */
export interface RecordPlace {
  type: string;
  id: string;
}

/**
 * Returns the address of a record, `/records/ors/stock-transfers/DB20261100001`, which is the same for everybody: it leads
 * each reader to the page of their own menu that lists the record.
 */
export const recordAddress = ({ type, id }: RecordPlace): string =>
  `/records/${type}/${encodeURIComponent(id)}`;

const pattern = /^\/records\/([a-z]+\/[a-z0-9-]+)\/([^/]+)\/?$/;

/** Returns the record that an address is of; undefined for the address of anything else. */
export function recordAt(path: string): RecordPlace | undefined {
  const [, type, written] = pattern.exec(path) ?? [];
  const id = written === undefined ? undefined : decoded(written);
  return type === undefined || id === undefined ? undefined : { type, id };
}

function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}
