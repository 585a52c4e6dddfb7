import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Chip } from '../chip/chip.tsx'
import { inForm, narrow } from '../forms/story-binding.tsx'
import about from './order-list.about.tsx'
import { OrderList } from './order-list.tsx'

interface Topic {
  id: number
  name: string
  kind: string
}
const topics: Topic[] = [
  { id: 11, name: 'At the door', kind: 'Content' },
  { id: 12, name: 'In the hall', kind: 'Exercises' },
  { id: 13, name: 'Up the stairs', kind: 'Exercises' },
  { id: 14, name: 'A test of the rooms', kind: 'Test' },
]

const meta = {
  title: 'Components/OrderList',
  component: OrderList<Topic>,
  tags: ['staff'],
  parameters: { about },
  decorators: [inForm],
  // The drag and drop code is loaded before a story is shown: the stories test behaviour, not loading.
  loaders: [() => import('./sortable-rows.tsx')],
  args: { label: 'Topics', items: topics, nameOf: ({ name }) => name, onChange: fn() },
  render: function Kept(args) {
    const [items, setItems] = useState(args.items)
    return (
      <OrderList
        {...args}
        items={items}
        onChange={(next) => {
          args.onChange(next)
          setItems(next)
        }}
      />
    )
  },
} satisfies Meta<typeof OrderList<Topic>>
export default meta
type Story = StoryObj<typeof meta>

const named = (canvas: HTMLElement, key: 'up' | 'down' | 'handle', name: string) =>
  within(canvas).findByRole('button', { name: i18n.t(`ordering.${key}`, { name }) })
/** Drag and drop is loaded lazily. */
const ready = async (canvas: HTMLElement) => {
  await waitFor(async () => expect(await named(canvas, 'handle', 'In the hall')).toBeEnabled())
}
const order = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

export const ByButtons: Story = {
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement)
    const up = await named(canvasElement, 'up', 'In the hall')
    await userEvent.click(up)
    await expect(order(canvasElement)[0]).toContain('In the hall')
    await expect(args.onChange).toHaveBeenLastCalledWith([topics[1], topics[0], topics[2], topics[3]])
    await expect(await named(canvasElement, 'up', 'In the hall')).toHaveFocus()
    const words = i18n.t('ordering.moved', { name: 'In the hall', place: 1, count: 4 })
    await expect(within(canvasElement).getByText(words)).toBeInTheDocument()
    // The first row stays, and its button keeps the focus.
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
const said = (key: 'lifted' | 'over' | 'moved', place: number) =>
  within(document.body).findByText(i18n.t(`ordering.${key}`, { name: 'At the door', place, count: 4 }))

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement)
    const handle = await named(canvasElement, 'handle', 'At the door')
    handle.focus()
    await userEvent.keyboard(' ')
    await said('lifted', 1)
    await userEvent.keyboard('{ArrowDown}')
    await said('over', 2)
    await userEvent.keyboard(' ')
    await said('moved', 2)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([topics[1], topics[0], topics[2], topics[3]]))
  },
}
export const WithMore: Story = {
  args: {
    render: ({ name, kind }) => (
      <span>
        {name} <Chip>{kind}</Chip>
      </span>
    ),
  },
}
export const Narrow: Story = {
  decorators: [narrow],
  args: {
    items: [...topics, { id: 15, name: 'A topic with a name that goes on and on until it has to break', kind: '' }],
  },
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
