import { expect, it } from 'vitest'
import { codeOf, defaultsIn, styledIn } from './said-in-code.ts'

const dialog = `
export function Dialog(props: DialogProps) {
  const { open, onAction = onClose, size = 'md' } = props
  const { links = [] } = props
  const { length = 3 } = open
  return <Sheet size={size} />
}

function Other({ open = true }: DialogProps) {
  return null
}
`

const button = `
const Brick = chakra('button', buttonRecipe)

export interface ButtonProps extends ComponentProps<typeof Brick> {
  loading?: boolean
}
export function Button({ loading = false, ...rest }: ButtonProps) {
  return <Brick {...rest} />
}
export interface FigureProps
  extends Omit<ComponentProps<typeof Card>, 'tone' | 'interactive'>, Other {}
export function Figure(props: FigureProps) {
  return <Card {...props} />
}
export interface NobodyProps extends ComponentProps<typeof Card> {}
`

it('finds the defaults of props that are taken apart in the body', () => {
  expect(defaultsIn(dialog)).toEqual([
    { component: 'Dialog', prop: 'onAction', value: 'onClose' },
    { component: 'Dialog', prop: 'size', value: "'md'" },
    { component: 'Dialog', prop: 'links', value: '[]' },
  ])
})

it('finds whose recipe a component has the props of, and which of them it leaves out', () => {
  expect(styledIn(button)).toEqual([
    { component: 'Button', by: 'Brick', without: [] },
    { component: 'Figure', by: 'Card', without: ['tone', 'interactive'] },
  ])
})

it('adds both for the docs, and leaves other files as they are', () => {
  expect(codeOf(dialog)).toBe(`Dialog.usual = {"onAction":"onClose","size":"'md'","links":"[]"};`)
  expect(codeOf(button)).toContain('Button.styled = { by: Brick, without: [] };')
  expect(codeOf('export const answer = 42')).toBe('')
})
