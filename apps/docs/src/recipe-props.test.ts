import { chakra } from '@chakra-ui/react'
import { expect, it } from 'vitest'
import { choicesOfRecipe, usualOf } from './recipe-props.ts'

const Brick = chakra('button', {
  variants: { tone: { plain: {}, loud: {} }, block: { true: {} } },
  defaultVariants: { tone: 'plain' },
})
const Wall = Object.assign(() => null, { styled: { by: Brick, without: ['tone'] } })

it('returns the choices of a recipe, and its defaults', () => {
  expect(choicesOfRecipe(Brick)).toEqual({
    tone: {
      name: 'tone',
      type: { name: 'enum', value: ['plain', 'loud'] },
      table: { type: { summary: 'enum' }, defaultValue: { summary: "'plain'" } },
    },
    block: {
      name: 'block',
      type: { name: 'boolean' },
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
    },
  })
})

it('leaves out what a component that stands on another does not take', () => {
  expect(Object.keys(choicesOfRecipe(Wall))).toEqual(['block'])
})

it('returns the default of a prop, where the code of the component has one', () => {
  const Door = Object.assign(() => null, { usual: { size: "'md'" } })
  expect([Door, Brick, undefined].map(usualOf)).toEqual([{ size: "'md'" }, {}, {}])
})

it('returns nothing for a component without a recipe', () => {
  expect([undefined, null, () => null, 'button'].map(choicesOfRecipe)).toEqual([{}, {}, {}, {}])
})
