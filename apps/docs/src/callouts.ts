/** A box in the picture, in pixels. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** A part with a callout, and its obstacles: no line may cross them. */
export interface Part {
  number: number
  box: Box
  others: readonly Box[]
}

/** A number beside the picture, and the line from it to its part. */
export interface Callout {
  number: number
  side: 'above' | 'below' | 'right'
  /** Position along its side. */
  at: number
  /** Length of the line inside of the picture. */
  depth: number
}

/** The least distance between numbers, so that they stay legible. */
const apart = 28
/** The cost of crossing an obstacle, above that of any long line. */
const through = 10_000

const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6].map((step) => (step * apart) / 2)

/** The box of a callout's line, thick enough to be distinguished from what it passes. */
function lineOf({ side, at, depth }: Callout, { right, bottom }: Box): Box {
  const across = { left: at - 3, right: at + 3 }
  if (side === 'above') return { ...across, top: 0, bottom: depth }
  if (side === 'below') return { ...across, top: bottom - depth, bottom }
  return { left: right - depth, right, top: at - 3, bottom: at + 3 }
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The points where a line can meet an edge, from its middle outwards. */
function along(from: number, to: number): number[] {
  const middle = (from + to) / 2
  return steps.map((step) => middle + step).filter((at) => at === middle || (at > from + 2 && at < to - 2))
}

/** Every possible callout of a part, from its middle outwards. */
function waysTo({ number, box }: Part, picture: Box): Callout[] {
  const columns = along(box.left, box.right)
  return [
    ...columns.map((at): Callout => ({ number, side: 'above', at, depth: box.top })),
    ...columns.map((at): Callout => ({ number, side: 'below', at, depth: picture.bottom - box.bottom })),
    ...along(box.top, box.bottom).map((at): Callout => ({
      number,
      side: 'right',
      at,
      depth: picture.right - box.right,
    })),
  ]
}

/** Places a callout for each part, on the side where its line is short and crosses no obstacle. */
export function placeCallouts(parts: readonly Part[], picture: Box): Callout[] {
  const placed: Callout[] = []
  const width = ({ box }: Part) => box.right - box.left
  // Narrow parts first, since they have fewer possible callouts.
  for (const part of parts.toSorted((one, other) => width(one) - width(other))) {
    const isFree = ({ side, at }: Callout) =>
      placed.every((callout) => callout.side !== side || Math.abs(callout.at - at) >= apart)
    const cost = (callout: Callout) =>
      callout.depth + through * part.others.filter((other) => meet(lineOf(callout, picture), other)).length
    const [best] = waysTo(part, picture)
      .filter(isFree)
      .toSorted((one, other) => cost(one) - cost(other))
    if (best) placed.push(best)
  }
  return placed
}
