// oxlint-disable unicorn/consistent-function-scoping -- what is sent into the page brings all it needs

declare global {
  var keyWatch: {
    /** Milliseconds from each key press until its effect was painted. */
    took: number[];
  };
}

/** Measures each key up to the frame that shows its effect. It is sent into the page as text. */
export function watchKeys(): void {
  const took: number[] = [];
  const note = (pressed: number): void => {
    // From a task right after this frame: close to the moment at which it is painted.
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      took.push(performance.now() - pressed);
      channel.port1.close();
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  };
  addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => note(timeStamp)), {
    capture: true,
  });
  globalThis.keyWatch = { took };
}
