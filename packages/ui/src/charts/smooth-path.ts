interface Point {
  x: number;
  y: number;
}

/**
 * Returns the path of a smooth line through points from left to right. Between two points it never rises above or falls
 * below both (monotone cubic interpolation): a curve must not show a value that no day had. One point alone is a dot.
 */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  const slopes = slopesOf(points);
  let before = first;
  const curves = others.map((point, at) => {
    const third = (point.x - before.x) / 3;
    const leaves = before.y + third * (slopes[at] ?? 0);
    const arrives = point.y - third * (slopes[at + 1] ?? 0);
    const curve = [before.x + third, leaves, point.x - third, arrives, point.x, point.y];
    before = point;
    return `C${curve.map(rounded).join(' ')}`;
  });
  return `M${rounded(first.x)} ${rounded(first.y)}${curves.join('') || 'h0'}`;
}

/** The slope at each point: flat where the line turns, else between those of the two pieces beside it. */
function slopesOf(points: readonly Point[]): number[] {
  const pieces = points.slice(1).map(({ x, y }, at) => {
    const from = points[at] ?? { x: 0, y };
    return (y - from.y) / (x - from.x);
  });
  return points.map((_, at) => {
    const [left, right] = [pieces[at - 1], pieces[at]];
    if (left === undefined || right === undefined) return left ?? right ?? 0;
    if (left * right <= 0) return 0;
    return (2 * left * right) / (left + right);
  });
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
