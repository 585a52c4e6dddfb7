import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { centred, mostZoom, squareOf, wholeSquare, zoomed } from './crop.ts'

const wide = { width: 400, height: 200 }

it('begins with the largest square, in the middle', () => {
  expect(wholeSquare(wide)).toEqual({ left: 100, top: 0, side: 200 })
  expect(wholeSquare({ width: 200, height: 400 })).toEqual({ left: 0, top: 100, side: 200 })
})

it('takes percentages for pixels of the picture that was decoded', () => {
  expect(squareOf(wide, { x: 25, y: 0, width: 50, height: 100 })).toEqual({ left: 100, top: 0, side: 200 })
  expect(squareOf(wide, { x: 75, y: 50, width: 12.5, height: 25 })).toEqual({ left: 300, top: 100, side: 50 })
})

it('zooms into what is in the middle, and out again to where it was', () => {
  const near = zoomed({ zoom: 1, x: 30, y: -10 }, 2)
  expect(near).toEqual({ zoom: 2, x: 60, y: -20 })
  expect(zoomed(near, 1)).toEqual({ zoom: 1, x: 30, y: -10 })
})

it('stays between the whole picture and the nearest zoom, whatever is asked for', () => {
  const asked = fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(asked, (zooms) => {
      const { zoom } = zooms.reduce(zoomed, centred)
      expect(zoom).toBeGreaterThanOrEqual(1)
      expect(zoom).toBeLessThanOrEqual(mostZoom)
    }),
  )
})
