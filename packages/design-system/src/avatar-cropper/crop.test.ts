import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mostZoom, moved, squareOf, wholeCrop, zoomed, type Crop } from './crop.ts'

const wide = { width: 400, height: 200 }

it('begins with the largest square, in the middle', () => {
  expect(squareOf(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 })
  expect(squareOf({ width: 200, height: 400 }, wholeCrop)).toEqual({ left: 0, top: 100, side: 200 })
})

it('shows what lies further left when the picture is moved to the right', () => {
  expect(squareOf(wide, moved(wide, wholeCrop, 0.25, 0))).toEqual({ left: 50, top: 0, side: 200 })
})

it('zooms into the middle, and out again to where it was', () => {
  const near = zoomed(wide, wholeCrop, 2)
  expect(squareOf(wide, near)).toEqual({ left: 150, top: 50, side: 100 })
  expect(zoomed(wide, near, 1)).toEqual(wholeCrop)
})

it('never leaves the picture, whatever is done', () => {
  const share = fc.double({ min: -3, max: 3, noNaN: true })
  const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })
  const deed = fc.oneof(
    fc.record({ right: share, down: share }),
    fc.record({ zoom: fc.double({ min: 0.1, max: 9, noNaN: true }) }),
  )
  fc.assert(
    fc.property(size, fc.array(deed, { maxLength: 12 }), (picture, deeds) => {
      let crop: Crop = wholeCrop
      for (const each of deeds)
        crop = 'zoom' in each ? zoomed(picture, crop, each.zoom) : moved(picture, crop, each.right, each.down)
      const { left, top, side } = squareOf(picture, crop)
      const smallest = Math.min(picture.width, picture.height) / mostZoom
      expect(side).toBeGreaterThanOrEqual(smallest * 0.999)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(left + side).toBeLessThanOrEqual(picture.width * 1.000_001)
      expect(top + side).toBeLessThanOrEqual(picture.height * 1.000_001)
    }),
  )
})
