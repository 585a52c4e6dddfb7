import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CalendarLegend } from './calendar-legend.tsx'
import about from './calendar.about.tsx'
import { Calendar } from './calendar.tsx'
import type { CalendarEntry } from './entry.ts'

const entryOf = (id: number, [start, end]: [string, string], rest: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id,
  name: 'Small talk in the hall',
  kind: 'classroom',
  note: 'Arch Room · Laura Reed · 3 places',
  start: `2026-03-${start}:00Z`,
  end: `2026-03-${end}:00Z`,
  ...rest,
})
const entries = [
  entryOf(1, ['23T21:30', '23T22:30'], { kind: 'scheduled', name: 'Hello at the door' }),
  entryOf(2, ['24T11:00', '24T12:00']),
  entryOf(3, ['24T21:30', '24T22:30'], { kind: 'full', name: 'A table for four' }),
  entryOf(4, ['26T13:00', '26T14:00'], { kind: 'online', name: 'Where did I leave it?' }),
  entryOf(5, ['28T12:30', '28T14:00'], { name: 'Say it clearly: th, h and r' }),
]

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  parameters: { about },
  args: {
    entries,
    look: 'grid',
    first: '2026-03-23',
    length: 7,
    timeZone: 'America/Sao_Paulo',
    now: Date.parse('2026-03-22T15:00:00Z'),
    onSelect: fn(),
    onMore: fn(),
  },
  decorators: [
    (Story) => (
      <Stack gap={4}>
        <CalendarLegend />
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

export const Week: Story = {
  play: async ({ args, canvasElement }) => {
    const entry = await within(canvasElement).findByRole(
      'button',
      { name: /^18:30 Hello at the door/ },
      { timeout: 8000 },
    )
    await userEvent.click(entry)
    await expect(args.onSelect).toHaveBeenCalledWith(1)
  },
}
export const Day: Story = { args: { first: '2026-03-24', length: 1 } }
export const List: Story = {
  args: { look: 'list' },
  play: async ({ args, canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('button')
    await expect(rows).toHaveLength(5)
    if (rows[2]) await userEvent.click(rows[2])
    await expect(args.onSelect).toHaveBeenCalledWith(3)
  },
}
/** Clocks go forward on this Sunday: both classes are at ten local time. */
export const ClockChange: Story = {
  args: {
    timeZone: 'Europe/Lisbon',
    entries: [entryOf(1, ['28T10:00', '28T11:00']), entryOf(2, ['29T09:00', '29T10:00'])],
  },
  play: async ({ canvasElement }) => {
    const found = await within(canvasElement).findAllByRole('button', { name: /^10:00 Small talk/ }, { timeout: 8000 })
    await expect(found).toHaveLength(2)
    const [first, second] = found.map((entry) => Math.round(entry.getBoundingClientRect().top))
    await expect(first).toBe(second)
  },
}
export const ManyAtOnce: Story = {
  args: { entries: [1, 2, 3, 4].map((id) => entryOf(id, ['24T21:30', '24T22:30'])) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('+2', {}, { timeout: 8000 }))
    await expect(args.onMore).toHaveBeenCalledWith('2026-03-24')
    await expect(within(canvasElement).getByText('+2')).toBeVisible()
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
  },
}
export const Empty: Story = { args: { entries: [] } }

/** Wednesday at 18:20: two classes are over, one has begun, one is ahead. */
const today: NonNullable<Story['args']> = {
  now: Date.parse('2026-03-25T21:20:00Z'),
  entries: [
    entryOf(1, ['24T13:00', '24T14:00'], { kind: 'scheduled', name: 'Hello at the door' }),
    entryOf(2, ['25T11:00', '25T12:00']),
    entryOf(3, ['25T21:00', '25T22:00'], { kind: 'full', name: 'A table for four' }),
    entryOf(4, ['26T23:00', '27T00:30'], { kind: 'online', name: 'Where did I leave it?' }),
  ],
}
const phases = [
  /^10:00 Over Hello at the door/,
  /^08:00 Over Small talk/,
  /^18:00 Has begun A table/,
  /^20:00 Where did/,
]
export const Today: Story = {
  args: today,
  play: async ({ canvasElement }) => {
    for (const name of phases) await within(canvasElement).findByRole('button', { name }, { timeout: 8000 })
    const line = canvasElement.querySelector('.now')
    const frame = canvasElement.querySelector('[role=table]')
    // The line of the present is in view without any scrolling by the user.
    await waitFor(() => {
      const [{ top = 0 }, box] = [line?.getBoundingClientRect() ?? {}, frame?.getBoundingClientRect()]
      return expect(top > (box?.top ?? 0) && top < (box?.bottom ?? 0)).toBe(true)
    })
    const day = within(canvasElement).getByRole('columnheader', { name: /25/ }).getBoundingClientRect()
    await expect(day.left >= 0 && day.right <= innerWidth).toBe(true)
  },
}
export const ListToday: Story = {
  args: { ...today, look: 'list' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const earlier = canvas.getByRole('button', { name: 'Earlier this week: 1 class' })
    await expect(canvas.queryByText('Hello at the door')).toBeNull()
    await expect(canvas.getByRole('button', { name: /Small talk.*Over/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /A table.*Has begun/ })).toBeVisible()
    await userEvent.click(earlier)
    await expect(earlier).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('button', { name: /Hello at the door.*Over/ })).toBeVisible()
  },
}
/** A week that has ended is listed as a whole. */
export const ListOver: Story = {
  args: { look: 'list', now: Date.parse('2026-03-30T15:00:00Z') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: /Over/ })).toHaveLength(5)
  },
}
