import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { tone } from '../audio-player/tone.ts'
import { inForm, narrow } from '../forms/story-binding.tsx'
import about from './file-field.about.tsx'
import { FileField, type FileFieldProps } from './file-field.tsx'
import type { StoredFile } from './stored-file-view.tsx'
import type { UploadOptions } from './use-file-upload.ts'

/** An upload that the story controls. */
function course() {
  const asked: (UploadOptions & { done: () => void; fail: (reason: Error) => void })[] = []
  const onSend = fn(
    (_: File, how: UploadOptions) =>
      new Promise<void>((done, fail) => {
        asked.push({ ...how, done, fail })
      }),
  )
  return { onSend, last: () => asked.at(-1) }
}

const meta = {
  title: 'Components/FileField',
  component: FileField,
  tags: ['staff'],
  parameters: { about },
  decorators: [inForm],
  args: { label: 'Cover', kind: 'image', value: null, hint: 'Wide pictures fit best.', onSend: course().onSend },
} satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj<typeof meta>

/** A sunrise, 32 px wide. */
const drawn =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAUCAIAAABj86gYAAAASUlEQVR42mP4f38xTRHDqAWjFtDNgi3u+piIOhZgNZp4axgoNJ2gHQNqAZGm47djGFigX+uPC5FkAS5DRi2gyALi7cBjAs0tAACs7LbI7BCy1AAAAABJRU5ErkJggg=='
const picture = new File([Uint8Array.from(atob(drawn), (letter) => letter.codePointAt(0) ?? 0)], 'hall.png', {
  type: 'image/png',
})
const zoneIn = (root: HTMLElement) =>
  within(root).getByLabelText<HTMLInputElement>(new RegExp(i18n.t('editing.file.choose')))

export const Empty: Story = {}
export const Missing: Story = { args: { error: 'This field is required' } }

const arriving = course()
/** Controlled as in a form: the uploaded file is the new value. */
function Kept(args: FileFieldProps) {
  const [value, setValue] = useState<StoredFile | null>(args.value)
  const { onSend, onRemove } = args
  return (
    <FileField
      {...args}
      value={value}
      onSend={
        onSend &&
        (async (file, how) => {
          await onSend(file, how)
          setValue({ url: '/picture.svg', name: file.name, size: file.size })
        })
      }
      onRemove={
        onRemove &&
        (async () => {
          await onRemove()
          setValue(null)
        })
      }
    />
  )
}

export const Arrives: Story = {
  args: { onSend: arriving.onSend, onRemove: async () => undefined },
  render: Kept,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    zoneIn(canvasElement).focus()
    await userEvent.upload(zoneIn(canvasElement), picture)
    const line = await canvas.findByRole('progressbar')
    await expect(canvas.getByRole('button', { name: i18n.t('editing.file.cancel') })).toHaveFocus()
    arriving.last()?.onProgress(0.4)
    await waitFor(() => expect(line).toHaveAttribute('value', '40'))
    arriving.last()?.done()
    await expect(await canvas.findByRole('button', { name: i18n.t('editing.file.replace') })).toHaveFocus()
    await expect(canvas.getByRole('img', { name: 'hall.png' })).toHaveAttribute('src', '/picture.svg')
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('editing.file.remove') }))
    await waitFor(() => expect(zoneIn(canvasElement)).toHaveFocus())
  },
}

const dropped = course()
export const Dropped: Story = {
  args: { onSend: dropped.onSend },
  play: async ({ canvasElement }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(picture)
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    await fireEvent(zoneIn(canvasElement), drop)
    await within(canvasElement).findByRole('progressbar')
    await expect(dropped.onSend).toHaveBeenCalledWith(picture, expect.anything())
  },
}

const cancelled = course()
export const Cancelled: Story = {
  args: { onSend: cancelled.onSend },
  play: async ({ canvasElement }) => {
    await userEvent.upload(zoneIn(canvasElement), picture)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: i18n.t('editing.file.cancel') }))
    await expect(cancelled.last()?.signal.aborted).toBe(true)
    await expect(zoneIn(canvasElement)).toBeInTheDocument()
  },
}

const failing = course()
export const Failed: Story = {
  args: { onSend: failing.onSend, failureOf: (reason) => (reason instanceof Error ? reason.message : undefined) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(zoneIn(canvasElement), picture)
    await canvas.findByRole('progressbar')
    failing.last()?.fail(new Error('The connection was lost.'))
    await expect(await canvas.findByText('The connection was lost.')).toBeVisible()
    const before = failing.onSend.mock.calls.length
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('common.retry') }))
    await waitFor(() => expect(failing.onSend.mock.calls).toHaveLength(before + 1))
    failing.last()?.fail(new Error('The connection was lost again.'))
    await expect(await canvas.findByText('The connection was lost again.')).toBeVisible()
  },
}

export const Refused: Story = {
  args: { onSend: fn() },
  play: async ({ args, canvasElement }) => {
    const page = new File(['<p>'], 'hall.html', { type: 'text/html' })
    await userEvent.upload(zoneIn(canvasElement), page, { applyAccept: false })
    await expect(zoneIn(canvasElement)).toBeInvalid()
    await expect(zoneIn(canvasElement)).toHaveAccessibleDescription(/PNG/)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const TooLarge: Story = {
  args: { onSend: fn(), maxBytes: 16 },
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(zoneIn(canvasElement), picture)
    await expect(zoneIn(canvasElement)).toBeInvalid()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** A record that is not created yet cannot have a file: its form keeps the file until then. */
export const Chosen: Story = {
  args: { onChoose: fn() },
  render: ({ onSend: _send, ...rest }) => <FileField {...rest} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(zoneIn(canvasElement), picture)
    await expect(await within(canvasElement).findByText('hall.png')).toBeVisible()
    await expect(args.onChoose).toHaveBeenLastCalledWith(picture)
    await userEvent.click(within(canvasElement).getByRole('button', { name: i18n.t('editing.file.another') }))
    await expect(args.onChoose).toHaveBeenLastCalledWith(null)
  },
}

export const Image: Story = { args: { value: { url: '/picture.svg', name: 'hall.svg', size: 20_480 }, onRemove: fn() } }
export const Audio: Story = {
  args: { label: 'Recording', kind: 'audio', value: { url: tone(3), name: 'at-the-door.wav', size: 24_044 } },
}
export const Video: Story = {
  args: { label: 'Film', kind: 'video', value: { url: '/film.webm', name: 'welcome.webm', size: 3_400_000 } },
}
export const Pdf: Story = {
  args: { label: 'Words of the chapter', kind: 'pdf', value: { url: 'about:blank#words.pdf' } },
}
/** The film of a phone, which most browsers show as a black picture: the author is told before students are. */
export const NotPlayed: Story = {
  args: {
    label: 'Film',
    kind: 'video',
    value: { url: '/film.webm', name: 'kitchen.mp4', size: 48_300_000, seconds: 83.4, unplayable: 'hevc' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(i18n.t('editing.file.unplayable', { name: 'HEVC (H.265)' }))).toBeVisible()
    await expect(canvas.getByText(/^1:23 · /)).toBeVisible()
  },
}
export const OfManyPages: Story = {
  args: {
    label: 'Words of the chapter',
    kind: 'pdf',
    value: { url: 'about:blank#words.pdf', name: 'words.pdf', size: 348_160, pages: 12 },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText((text) => text.startsWith(`${i18n.t('editing.file.pages', { count: 12 })} · `)),
    ).toBeVisible()
  },
}
export const NotRemoved: Story = {
  args: {
    value: { url: '/picture.svg', name: 'hall.svg' },
    onRemove: async () => {
      throw new Error('Refused')
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('editing.file.remove') }))
    await expect(await canvas.findByText(i18n.t('editing.file.failed'))).toBeVisible()
  },
}
export const Narrow: Story = {
  decorators: [narrow],
  args: {
    value: { url: '/picture.svg', name: 'a-very-long-name-of-a-picture-of-the-hall-and-the-kitchen.png', size: 1 },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
