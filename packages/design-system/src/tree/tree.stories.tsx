import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { inForm, narrow } from '../forms/story-binding.tsx'
import { KeptTree, treeArgs } from './testing/story-tree.tsx'
import about from './tree.about.tsx'
import { Tree } from './tree.tsx'

const meta = {
  title: 'Components/Tree',
  component: Tree,
  tags: ['staff'],
  parameters: { about },
  decorators: [inForm],
  // The drag and drop code is loaded before a story is shown: the stories test behaviour, not loading.
  loaders: [() => import('./tree-drag.tsx')],
  args: treeArgs,
  render: (args) => <KeptTree {...args} />,
} satisfies Meta<typeof Tree>
export default meta
type Story = StoryObj<typeof meta>

const row = (canvas: HTMLElement, name: RegExp | string) => within(canvas).getByRole('treeitem', { name })
const names = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('treeitem')
    .map((one) => one.textContent)
const said = (canvas: HTMLElement, words: string) =>
  waitFor(() => expect(within(canvas).getByText(words, { selector: 'output' })).toBeInTheDocument())

export const Opened: Story = { args: { selected: ['t2'] } }
export const Several: Story = {
  args: { selected: ['t2', 't4'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: i18n.t('editing.tree.several') }))
    await userEvent.click(row(canvasElement, /^Words/))
    await expect(args.onSelect).toHaveBeenLastCalledWith(['t2', 't3', 't4'])
  },
}
export const Renamed: Story = {
  play: async ({ args, canvasElement }) => {
    row(canvasElement, 'Story').focus()
    await userEvent.keyboard('{F2}')
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).toHaveFocus()
    await userEvent.clear(input)
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAccessibleDescription(i18n.t('editing.tree.noName'))
    await expect(args.onRename).not.toHaveBeenCalled()
  },
}
export const MovedByKeys: Story = {
  play: async ({ canvasElement }) => {
    row(canvasElement, 'Story').focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const place = { name: 'Story', place: 2, count: 3, parent: 'The living room' }
    await said(canvasElement, i18n.t('editing.tree.moved', place))
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await said(
      canvasElement,
      i18n.t('editing.tree.moved', { name: 'Story', place: 2, count: 2, parent: 'The kitchen' }),
    )
    await expect(row(canvasElement, 'Story')).toHaveFocus()
  },
}
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    row(canvasElement, 'The living room').focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await said(canvasElement, i18n.t('editing.tree.refused', { name: 'The living room' }))
    await expect(row(canvasElement, 'The living room')).toHaveFocus()
  },
}

/** A slow machine takes its time to load it. */
const options = { timeout: 15_000 }

/** Presses on a row and drags it over another, to a part of its height, until `shown` is there. */
async function dragOver(canvas: HTMLElement, over: { from: string; to: string; height: number }, shown: string) {
  // Dragging is there with the live region of its library.
  await waitFor(() => expect(within(canvas).getAllByRole('status')).toHaveLength(2), options)
  const from = row(canvas, over.from)
  const { left, top } = from.getBoundingClientRect()
  const target = row(canvas, over.to).getBoundingClientRect()
  const at = { clientX: target.left + 120, clientY: target.top + target.height * over.height }
  await fireEvent.mouseDown(from, { button: 0, clientX: left + 100, clientY: top + 10 })
  await fireEvent.mouseMove(document, { clientX: left + 110, clientY: top + 20 })
  await waitFor(async () => {
    await fireEvent.mouseMove(document, { ...at, clientX: at.clientX - 1 })
    await fireEvent.mouseMove(document, at)
    await expect(canvas.querySelector(`[data-mark=${shown}]`)).toBeVisible()
  }, options)
  return at
}

export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    await dragOver(canvasElement, { from: 'Listening', to: 'Story', height: 0.1 }, 'line')
  },
}
export const DraggedOnClosed: Story = {
  play: async ({ canvasElement }) => {
    await dragOver(canvasElement, { from: 'Listening', to: 'The garden', height: 0.5 }, 'branch')
  },
}
export const Dropped: Story = {
  play: async ({ args, canvasElement }) => {
    const at = await dragOver(canvasElement, { from: 'Listening', to: 'The garden', height: 0.5 }, 'branch')
    await fireEvent.mouseUp(document, at)
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(['t4'], { parent: 'c6', after: null }))
    await waitFor(() => expect(names(canvasElement).at(-1)).toContain('Listening'))
    await expect(row(canvasElement, 'The garden')).toHaveAttribute('aria-expanded', 'true')
  },
}
export const DragRefused: Story = {
  args: { open: ['c4', 'c5', 't2'] },
  play: async ({ args, canvasElement }) => {
    const at = await dragOver(canvasElement, { from: 'Breakfast', to: 'Breakfast', height: 0.9 }, 'refused')
    await fireEvent.mouseUp(document, at)
    await said(canvasElement, i18n.t('editing.tree.refused', { name: 'Breakfast' }))
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}
export const Narrow: Story = {
  decorators: [narrow],
  args: {
    selected: ['p3'],
    items: [
      ...treeArgs.items,
      { id: 'p3', parent: 't2', name: 'A text whose name goes on and on until it has to break', isBranch: false },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const [first] = within(canvasElement).getAllByRole('treeitem')
    await expect(first?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
