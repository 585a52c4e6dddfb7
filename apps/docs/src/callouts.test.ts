import { expect, it } from 'vitest'
import { placeCallouts, type Box, type Part } from './callouts.ts'

const picture: Box = { left: 0, top: 0, right: 200, bottom: 100 }
const title: Box = { left: 40, top: 20, right: 160, bottom: 40 }
const text: Box = { left: 40, top: 45, right: 160, bottom: 60 }
const lamp: Box = { left: 90, top: 0, right: 110, bottom: 15 }

/** Parts from their boxes, where each box is an obstacle for the lines of the others. */
const partsOf = (...boxes: Box[]): Part[] =>
  boxes.map((box, index) => ({ number: index + 1, box, others: boxes.filter((other) => other !== box) }))
const calloutOf = (number: number, parts: readonly Part[]) =>
  placeCallouts(parts, picture).find((callout) => callout.number === number)

it('points from the nearest side, and down to the edge of the part', () => {
  expect(calloutOf(1, partsOf(title))).toEqual({ number: 1, side: 'above', at: 100, depth: 20 })
  expect(calloutOf(1, partsOf(text))).toMatchObject({ side: 'below', at: 100, depth: 40 })
})

it('passes beside what stands between, and comes from the right where nothing else is free', () => {
  expect(calloutOf(2, partsOf(lamp, title))).toMatchObject({ side: 'above', at: 128 })
  const between = partsOf(title, text, { left: 0, top: 80, right: 200, bottom: 100 })
  expect(calloutOf(2, between)).toMatchObject({ side: 'right', depth: 40 })
})

it('keeps numbers on one side apart', () => {
  const row = [0, 1, 2, 3].map((index) => ({ left: index * 20, right: index * 20 + 18, top: 10, bottom: 40 }))
  const callouts = placeCallouts(partsOf(...row), picture)
  expect(callouts).toHaveLength(4)
  const tooClose = callouts.flatMap((callout) =>
    callouts.filter(
      (other) => other !== callout && other.side === callout.side && Math.abs(other.at - callout.at) < 28,
    ),
  )
  expect(tooClose).toEqual([])
})
