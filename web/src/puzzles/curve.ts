// The curve of a rating: where each value stands in a picture.
export interface Point {
  x: number;
  y: number;
}

/** The curve is at least so many points high, so that small changes look small. */
const LEAST_RANGE = 100;

/** The places of some ratings in a picture of this size, with a margin. */
export function curvePoints(curve: number[], width: number, height: number, margin: number): Point[] {
  const low = Math.min(...curve);
  const high = Math.max(...curve);
  const range = Math.max(LEAST_RANGE, high - low);
  const base = (low + high - range) / 2;
  const across = (width - 2 * margin) / Math.max(1, curve.length - 1);
  const up = (height - 2 * margin) / range;
  return curve.map((rating, at) => ({
    x: margin + at * across,
    y: height - margin - (rating - base) * up,
  }));
}
