import type { About } from '@the-house/design-system/about'

/** A number above or below the picture, and the line from it to its part; in pixels of the picture. */
export interface Pin {
  number: number
  x: number
  side: 'above' | 'below'
  /** How far the line reaches into the picture. */
  depth: number
}

/** Numbers are read apart. */
const apart = 28

const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((step) => step * apart)

/** Where the parts stand that can be pointed at; one that is not drawn yet has no pin. */
export function pinsIn(picture: Element, { anatomy, pins = {} }: About): Pin[] {
  const ground = picture.getBoundingClientRect()
  const parts = Object.keys(anatomy).flatMap((part, index) => {
    const found = pins[part] === undefined ? null : picture.querySelector(pins[part])
    return found ? [{ number: index + 1, box: found.getBoundingClientRect() }] : []
  })
  const placed: Pin[] = []
  // Narrow parts leave less choice.
  for (const { number, box } of parts.toSorted((one, other) => one.box.width - other.box.width)) {
    const side = box.top + box.bottom < ground.top + ground.bottom ? 'above' : 'below'
    const middle = box.left - ground.left + box.width / 2
    const isFree = (x: number) => placed.every((pin) => pin.side !== side || Math.abs(pin.x - x) >= apart)
    const isOver = (x: number) => Math.abs(x - middle) <= box.width / 2
    const choices = steps.map((step) => middle + step)
    const x = choices.find((choice) => isFree(choice) && isOver(choice)) ?? choices.find(isFree) ?? middle
    placed.push({ number, x, side, depth: side === 'above' ? box.top - ground.top : ground.bottom - box.bottom })
  }
  return placed
}
