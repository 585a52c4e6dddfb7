import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import about from './countdown.about.tsx'
import { Countdown, type CountdownProps } from './countdown.tsx'

const minutes = 60_000

interface StageProps extends Omit<CountdownProps, 'endsAt'> {
  /** The time between the start of the story and the end, in milliseconds. */
  leftMs: number
}

/** A countdown with the state of `hidden`, as in a screen. */
function Stage({ leftMs, hidden: first = false, onHiddenChange, ...rest }: StageProps) {
  const [endsAt] = useState(() => Date.now() + leftMs)
  const [hidden, setHidden] = useState(first)
  const change = (now: boolean) => {
    setHidden(now)
    onHiddenChange?.(now)
  }
  return <Countdown {...rest} endsAt={endsAt} hidden={hidden} onHiddenChange={change} />
}

const meta = {
  title: 'Components/Countdown',
  component: Stage,
  parameters: { about },
  args: { leftMs: 62 * minutes + 9000, onHiddenChange: fn(), onEnd: fn() },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

const timerIn = (root: HTMLElement) => within(root).getByRole('timer', { name: i18n.t('timed.left.label') })
const hideIn = (root: HTMLElement) => within(root).getByRole('button', { name: i18n.t('timed.left.hide') })

export const MoreThanAnHour: Story = {
  play: async ({ canvasElement }) => {
    await expect(timerIn(canvasElement)).toHaveTextContent(/^1h2m\ds$/)
    await expect(canvasElement).not.toHaveTextContent(i18n.t('timed.left.last'))
  },
}
/** The server's clock is an hour ahead of the device's. */
export const WrongDeviceClock: Story = {
  args: { offsetMs: 60 * minutes },
  play: async ({ canvasElement }) => {
    await expect(timerIn(canvasElement)).toHaveTextContent(/^0h2m\ds$/)
  },
}
export const LastMinutes: Story = {
  args: { leftMs: 9 * minutes + 5000 },
  play: async ({ canvasElement }) => {
    await expect(timerIn(canvasElement)).toHaveTextContent(/^0h9m\ds$/)
    await expect(within(canvasElement).getByText(i18n.t('timed.left.last'))).toBeVisible()
  },
}
export const Over: Story = {
  args: { leftMs: 0 },
  play: async ({ args, canvasElement }) => {
    await expect(timerIn(canvasElement)).toHaveTextContent(/^0h0m0s$/)
    await expect(within(canvasElement).getByText(i18n.t('timed.left.over'))).toBeVisible()
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce())
  },
}
export const Hiding: Story = {
  play: async ({ args, canvasElement }) => {
    const width = canvasElement.querySelector('[data-part=countdown]')?.getBoundingClientRect().width
    const hide = hideIn(canvasElement)
    await expect(hide).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(hide)
    await expect(args.onHiddenChange).toHaveBeenCalledWith(true)
    await expect(hide).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(within(canvasElement).queryByRole('timer')).toBeNull())
    await expect(within(canvasElement).getByText(i18n.t('timed.left.hidden'))).toBeVisible()
    await expect(canvasElement.querySelector('[data-part=countdown]')?.getBoundingClientRect().width).toBe(width)
  },
}
export const HiddenInTheLastSeconds: Story = {
  args: { leftMs: 25_000, hidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(i18n.t('timed.left.soon'))).toBeVisible()
  },
}
/** Without `onHiddenChange` there is no button to hide the time. */
export const WithoutAChoice: Story = {
  render: function Fixed({ leftMs }) {
    const [endsAt] = useState(() => new Date(Date.now() + leftMs).toISOString())
    return <Countdown endsAt={endsAt} />
  },
  play: async ({ canvasElement }) => {
    await expect(timerIn(canvasElement)).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
