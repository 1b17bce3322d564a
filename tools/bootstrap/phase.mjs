/** Tells a person at a terminal of a step, as the server does of its own. */
export const tell = (step) => console.log(`      ${step}`);

/** Tells which phase of a start begins, and returns what tells the seconds it took. */
export function beginPhase(title) {
  const begin = performance.now();
  console.log(`\n  ${title}`);
  return () => {
    const seconds = Math.round((performance.now() - begin) / 1000);
    tell(`done in ${seconds} s · 用时 ${seconds} 秒`);
  };
}
