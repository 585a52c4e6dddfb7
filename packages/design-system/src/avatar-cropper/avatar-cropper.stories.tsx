import { Box } from '@chakra-ui/react'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import about from './avatar-cropper.about.tsx'
import { AvatarCropper } from './avatar-cropper.tsx'

const meta = {
  title: 'Components/AvatarCropper',
  component: AvatarCropper,
  parameters: { about },
  args: { onDone: fn(), onCancel: fn() },
  decorators: [(Story) => <Box maxW="form">{Story()}</Box>],
} satisfies Meta<typeof AvatarCropper>
export default meta
type Story = StoryObj<typeof meta>

/** A small drawn portrait: left half brick, right half sky, so that tests can tell what was cropped. */
async function portrait(type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 320
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.fillStyle = '#B4472F'
  context.fillRect(0, 0, 320, 320)
  context.fillStyle = '#2F6FB0'
  context.fillRect(320, 0, 320, 320)
  context.fillStyle = '#FFDFA3'
  context.beginPath()
  context.arc(320, 150, 90, 0, 7)
  context.fill()
  context.fillStyle = '#1D2A44'
  for (const x of [290, 350]) context.fillRect(x - 8, 120, 16, 24)
  context.fillRect(285, 190, 70, 10)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!blob) throw new Error('There is no picture.')
  return new File([blob], 'me.png', { type })
}

const fieldIn = (root: HTMLElement) => within(root).getByLabelText(new RegExp(i18n.t('profile.avatar.choose')))
const stageIn = (root: HTMLElement) => within(root).findByRole('application', { name: i18n.t('profile.avatar.stage') })
const sliderIn = (root: HTMLElement) => within(root).getByRole('slider', { name: i18n.t('profile.avatar.zoom') })

/** The colour of the pixel in the middle of the stage. */
function middleOf(stage: HTMLElement): number[] {
  const canvas = stage.querySelector('canvas')
  const data = canvas?.getContext('2d')?.getImageData(canvas.width / 2, 20, 1, 1).data
  return Array.from(data ?? []).slice(0, 3)
}

export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: i18n.t('design.dialog.cancel') }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const Cutting: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(fieldIn(canvasElement), await portrait())
    const stage = await stageIn(canvasElement)
    await waitFor(() => expect(stage).toHaveFocus())
    await userEvent.click(within(canvasElement).getByRole('button', { name: i18n.t('profile.avatar.use') }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    const [cut] = args.onDone.mock.calls[0] ?? []
    await expect(cut?.type).toBe('image/webp')
    const bitmap = await createImageBitmap(cut ?? new Blob())
    await expect([bitmap.width, bitmap.height]).toEqual([512, 512])
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.upload(fieldIn(canvasElement), await portrait())
    const stage = await stageIn(canvasElement)
    await waitFor(() => expect(stage).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}'.repeat(4))
    await waitFor(() => expect(middleOf(stage)).toEqual([0xb4, 0x47, 0x2f]))
    await userEvent.keyboard('{ArrowLeft}'.repeat(8))
    await waitFor(() => expect(middleOf(stage)).toEqual([0x2f, 0x6f, 0xb0]))
    await userEvent.keyboard('++-')
    await expect(sliderIn(canvasElement)).toHaveValue('1.25')
  },
}
export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.upload(fieldIn(canvasElement), await portrait())
    const stage = await stageIn(canvasElement)
    const { left, top, width } = stage.getBoundingClientRect()
    const at = (share: number) => ({ pointerId: 1, clientX: left + width * share, clientY: top + 50, bubbles: true })
    stage.setPointerCapture = () => undefined
    await fireEvent.pointerDown(stage, at(0.4))
    await fireEvent.pointerMove(stage, at(0.8))
    await fireEvent.pointerUp(stage, at(0.8))
    await waitFor(() => expect(middleOf(stage)).toEqual([0xb4, 0x47, 0x2f]))
    await fireEvent.pointerMove(stage, at(0.1))
    await expect(middleOf(stage)).toEqual([0xb4, 0x47, 0x2f])
    await fireEvent.change(sliderIn(canvasElement), { target: { value: '2' } })
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuetext', '200%')
  },
}
export const AnotherOne: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.upload(fieldIn(canvasElement), await portrait('image/jpeg'))
    await stageIn(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: i18n.t('profile.avatar.another') }))
    await waitFor(() => expect(fieldIn(canvasElement)).toHaveFocus())
  },
}
export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const data = new DataTransfer()
    data.items.add(await portrait())
    const zone = fieldIn(canvasElement).parentElement ?? canvasElement
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    await expect(await stageIn(canvasElement)).toBeVisible()
  },
}

const refused = (file: () => File, mistake: 'type' | 'tooLarge' | 'broken'): Story => ({
  play: async ({ canvasElement }) => {
    // A dropped file can be of any type, and so can one that a phone's picker offers.
    await userEvent.setup({ applyAccept: false }).upload(fieldIn(canvasElement), file())
    const words = i18n.t(`profile.avatar.mistake.${mistake}`, { megabytes: 5 })
    await expect(await within(canvasElement).findByText(words)).toBeVisible()
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription(words)
    await expect(within(canvasElement).queryByRole('application')).toBeNull()
  },
})
export const WrongType = refused(() => new File(['GIF89a'], 'me.gif', { type: 'image/gif' }), 'type')
export const TooLarge = refused(
  () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }),
  'tooLarge',
)
export const Broken = refused(() => new File(['not a picture'], 'me.png', { type: 'image/png' }), 'broken')

export const OnItsWay: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(fieldIn(canvasElement), await portrait())
    await stageIn(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: new RegExp(i18n.t('profile.avatar.use')) }))
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
export const RefusedByTheServer: Story = {
  args: { error: 'This picture was not accepted.' },
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(fieldIn(canvasElement), await portrait())
    await stageIn(canvasElement)
    await expect(within(canvasElement).getByText(args.error ?? '')).toBeVisible()
  },
}
