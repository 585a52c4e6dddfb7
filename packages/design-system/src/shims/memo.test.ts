import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  dictionary,
  integer,
  oneof,
  property,
  string,
} from 'fast-check'
import { expect, it, vi } from 'vitest'
import { memo } from './memo.ts'

const plain = oneof(string(), integer(), boolean(), constant(null), constant(undefined))
const names = constantFrom('bg', 'color', 'bg:', '1', '2:bg')
const flat = oneof(plain, array(plain, { maxLength: 3 }), dictionary(names, plain, { maxKeys: 3 }))
const nested = dictionary(names, flat, { maxKeys: 3 })
const anything = array(oneof(flat, nested), { maxLength: 3 })

it('returns for all values what the function makes of them, whatever was asked before', () => {
  assert(
    property(array(anything, { maxLength: 12 }), (calls) => {
      const remembered = memo((...values: unknown[]) => ({ values }))
      for (const values of calls) expect(remembered(...values)).toEqual({ values })
    }),
  )
})

it('makes what has equal values once', () => {
  const make = vi.fn<(props: object, size: number) => object>((props, size) => ({ ...props, size }))
  const remembered = memo(make)
  expect(remembered({ variant: 'quiet', on: undefined }, 2)).toBe(remembered({ variant: 'quiet', on: undefined }, 2))
  expect(make).toHaveBeenCalledOnce()
})

it('spells out no nested styles', () => {
  const make = vi.fn<(style: object) => object>((style) => ({ style }))
  const remembered = memo(make)
  const style = { _hover: { color: 'accent' } }
  expect(remembered(style)).toEqual(remembered(style))
  expect(make).toHaveBeenCalledTimes(2)
})

it('forgets after a thousand results rather than to grow', () => {
  const make = vi.fn<(value: number) => number>((value) => value + 1)
  const remembered = memo(make)
  for (let value = 0; value < 1001; value += 1) remembered(value)
  remembered(0)
  expect(make).toHaveBeenCalledTimes(1002)
})
