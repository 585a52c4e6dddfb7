import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { TimetableEntry } from './entry.ts'
import about from './timetable.about.tsx'
import { Timetable } from './timetable.tsx'

const entryOf = (id: number, [start, end]: [string, string], rest: Partial<TimetableEntry> = {}): TimetableEntry => ({
  id,
  name: 'Small talk in the hall',
  note: 'Arch Room · Laura Reed',
  start: `2026-03-${start}:00Z`,
  end: `2026-03-${end}:00Z`,
  state: 'planned',
  online: false,
  booked: 5,
  places: 8,
  waiting: 0,
  problems: [],
  ...rest,
})
const entries = [
  entryOf(1, ['23T11:00', '23T12:00'], { state: 'over', name: 'Hello at the door' }),
  entryOf(2, ['24T11:00', '24T12:30'], { booked: 8, waiting: 2 }),
  entryOf(3, ['24T21:30', '24T22:30'], { name: 'A table for four', problems: ['No teacher'], note: 'Arch Room' }),
  entryOf(4, ['26T13:00', '26T14:00'], { online: true, name: 'Where did I leave it?', note: 'Laura Reed' }),
  entryOf(5, ['27T12:30', '27T14:00'], { state: 'cancelled', name: 'Say it clearly: th, h and r' }),
]
/** The grid is a chunk of its own, which a busy machine loads slowly. */
const patient = { timeout: 8000 }

const meta = {
  title: 'Components/Timetable',
  component: Timetable,
  tags: ['staff'],
  parameters: { about },
  args: {
    label: 'Week of 23/03/2026',
    entries,
    holidays: [{ id: 1, name: 'City day', first_day: '2026-03-25', last_day: '2026-03-25' }],
    look: 'grid',
    first: '2026-03-23',
    length: 7,
    timeZone: 'America/Sao_Paulo',
    onSelect: fn(),
    onMore: fn(),
    onMove: fn(),
    onCreate: fn(),
  },
} satisfies Meta<typeof Timetable>
export default meta
type Story = StoryObj<typeof meta>

export const Week: Story = {
  play: async ({ args, canvasElement }) => {
    const entry = await within(canvasElement).findByRole('button', { name: /^18:30 A table for four/ }, patient)
    await expect(entry).toHaveAccessibleName(expect.stringContaining('5'))
    await userEvent.click(entry)
    await expect(args.onSelect).toHaveBeenCalledWith(3)
  },
}
export const Day: Story = { args: { first: '2026-03-24', length: 1 } }
export const List: Story = {
  args: { look: 'list' },
  play: async ({ args, canvasElement }) => {
    const table = within(canvasElement).getByRole('table')
    await userEvent.click(within(table).getByRole('button', { name: 'Where did I leave it?' }))
    await expect(args.onSelect).toHaveBeenCalledWith(4)
  },
}
/** A pointer that drags a class lower asks the owner, and the class is back where it was. */
export const Dragged: Story = {
  // A day, so that all of it is in sight on phones too.
  args: { first: '2026-03-26', length: 1 },
  play: async ({ args, canvasElement }) => {
    const find = () => within(canvasElement).findByRole('button', { name: /^10:00 Where did I leave it/ }, patient)
    const entry = await find()
    entry.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = entry.getBoundingClientRect()
    const at = (down: number) => ({ clientX: left + width / 2, clientY: top + 8 + down })
    const fire = (type: string, down: number, on: EventTarget = document) =>
      on.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...at(down) }))
    fire('mousedown', 0, entry)
    for (const part of [0.25, 0.5, 0.75, 1]) fire('mousemove', height * part)
    fire('mouseup', height)
    const to = { day: '2026-03-26', time: '11:00', minutes: 60 }
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(4, to))
    await expect(Math.abs((await find()).getBoundingClientRect().top - top)).toBeLessThan(2)
  },
}
export const Reading: Story = {
  args: { entries: [1, 2, 3, 4].map((id) => entryOf(id, ['24T21:30', '24T22:30'])) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('+1', {}, patient))
    await expect(args.onMore).toHaveBeenCalledWith('2026-03-24')
  },
}
export const Empty: Story = { args: { entries: [] } }
