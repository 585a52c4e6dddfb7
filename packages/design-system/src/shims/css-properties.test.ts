import { defaultBaseConfig } from '@chakra-ui/react'
import { allCssProperties } from '@pandacss/is-valid-prop'
import { expect, it } from 'vitest'
import { isCssProperty } from './css-properties.ts'

const { utilities = {} } = defaultBaseConfig
const known = new Set(Object.entries(utilities).flatMap(([name, { shorthand = [] }]) => [name, shorthand].flat()))

it('knows every property of css that Chakra’s own utilities do not', () => {
  expect(allCssProperties.filter((name) => name !== '' && !known.has(name) && !isCssProperty(name))).toEqual([])
})

it.each(['contentEditable', 'imageSrcSet', 'maskUnits', 'placeholder', 'size', 'src', 'textLength', 'type', 'viewBox'])(
  'leaves %s to the element',
  (name) => {
    expect(isCssProperty(name)).toBe(false)
  },
)

it('takes selectors and variables for styles', () => {
  expect(['& > p', '@media print', '--house-space'].filter(isCssProperty)).toHaveLength(3)
})
