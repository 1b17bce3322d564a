type Undo = () => void | Promise<void>;

/** One stay of a subsystem on the stage, from the wish to see it to the next one's. */
export interface Visit {
  /** Aborted when the visit is over. */
  signal: AbortSignal;
  /** Leaves something to be undone when the visit is over, latest first; if it is over already, it is undone at once. */
  undoAtEnd: (undo: Undo) => void;
  end: () => void;
}

/** What cannot be undone is logged, and keeps nothing else from being undone. */
export function createVisit(log: (error: unknown) => void): Visit {
  const over = new AbortController();
  const undos: Undo[] = [];
  const attempt = async (undo: Undo): Promise<void> => {
    try {
      await undo();
    } catch (error) {
      log(error);
    }
  };
  return {
    signal: over.signal,
    undoAtEnd(undo) {
      if (over.signal.aborted) void attempt(undo);
      else undos.push(undo);
    },
    end() {
      over.abort();
      for (const undo of undos.splice(0).toReversed()) void attempt(undo);
    },
  };
}
