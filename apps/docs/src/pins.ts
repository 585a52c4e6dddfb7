/** A box in the picture, in its pixels. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** A part that a number points at, and what else is drawn: no line goes through that. */
export interface Part {
  number: number
  box: Box
  others: readonly Box[]
}

/** A number beside the picture, and the line from it to its part. */
export interface Pin {
  number: number
  side: 'above' | 'below' | 'right'
  /** Where it stands along its side. */
  at: number
  /** How far the line reaches into the picture. */
  depth: number
}

/** Numbers are read apart. */
const apart = 28
/** A line that goes through something is worse than any long one. */
const through = 10_000

const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6].map((step) => (step * apart) / 2)

/** The line of a pin, as thick as it has to be to be told from what it passes. */
function lineOf({ side, at, depth }: Pin, { right, bottom }: Box): Box {
  const across = { left: at - 3, right: at + 3 }
  if (side === 'above') return { ...across, top: 0, bottom: depth }
  if (side === 'below') return { ...across, top: bottom - depth, bottom }
  return { left: right - depth, right, top: at - 3, bottom: at + 3 }
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Where a line can meet an edge, from its middle outwards. */
function along(from: number, to: number): number[] {
  const middle = (from + to) / 2
  return steps.map((step) => middle + step).filter((at) => at === middle || (at > from + 2 && at < to - 2))
}

/** Every way to point at a part, from its middle outwards. */
function waysTo({ number, box }: Part, picture: Box): Pin[] {
  const columns = along(box.left, box.right)
  return [
    ...columns.map((at): Pin => ({ number, side: 'above', at, depth: box.top })),
    ...columns.map((at): Pin => ({ number, side: 'below', at, depth: picture.bottom - box.bottom })),
    ...along(box.top, box.bottom).map((at): Pin => ({ number, side: 'right', at, depth: picture.right - box.right })),
  ]
}

/** A number for each part, on the side from which its line is short and goes through nothing else. */
export function placePins(parts: readonly Part[], picture: Box): Pin[] {
  const placed: Pin[] = []
  const width = ({ box }: Part) => box.right - box.left
  // Narrow parts leave less choice.
  for (const part of parts.toSorted((one, other) => width(one) - width(other))) {
    const isFree = ({ side, at }: Pin) => placed.every((pin) => pin.side !== side || Math.abs(pin.at - at) >= apart)
    const cost = (pin: Pin) =>
      pin.depth + through * part.others.filter((other) => meet(lineOf(pin, picture), other)).length
    const [best] = waysTo(part, picture)
      .filter(isFree)
      .toSorted((one, other) => cost(one) - cost(other))
    if (best) placed.push(best)
  }
  return placed
}
