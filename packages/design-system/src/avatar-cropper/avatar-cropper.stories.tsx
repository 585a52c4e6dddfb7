import { Box } from '@chakra-ui/react'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within, type Mock } from 'storybook/test'
import about from './avatar-cropper.about.tsx'
import { AvatarCropper, type AvatarCropperProps } from './avatar-cropper.tsx'

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

const brick = [0xb4, 0x47, 0x2f]
const sky = [0x2f, 0x6f, 0xb0]
const colorAt = (canvas: HTMLCanvasElement | null, x: number, y: number) =>
  Array.from(canvas?.getContext('2d')?.getImageData(x, y, 1, 1).data ?? []).slice(0, 3)
/** The colour in the middle of the preview, above the face. */
const previewIn = (root: HTMLElement) => colorAt(root.querySelector('canvas'), 64, 4)

/** Presses "use" and draws what comes of it. */
async function resultOf(root: HTMLElement, onDone: Mock<AvatarCropperProps['onDone']>) {
  await userEvent.click(within(root).getByRole('button', { name: i18n.t('profile.avatar.use') }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const cut = onDone.mock.calls[0]?.[0] ?? new Blob()
  const bitmap = await createImageBitmap(cut)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return { type: cut.type, size: [bitmap.width, bitmap.height], canvas }
}
/** Encoding changes colours a little. */
async function expectColor(canvas: HTMLCanvasElement, x: number, expected: number[]) {
  const found = colorAt(canvas, x, 20)
  for (const [index, value] of expected.entries())
    await expect(Math.abs((found[index] ?? Infinity) - value)).toBeLessThan(12)
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
    const { type, size, canvas } = await resultOf(canvasElement, args.onDone)
    await expect(type).toBe('image/webp')
    await expect(size).toEqual([512, 512])
    await expectColor(canvas, 236, brick)
    await expectColor(canvas, 276, sky)
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.upload(fieldIn(canvasElement), await portrait())
    const stage = await stageIn(canvasElement)
    await waitFor(() => expect(stage).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}'.repeat(4))
    await waitFor(() => expect(previewIn(canvasElement)).toEqual(brick))
    await userEvent.keyboard('{ArrowLeft}'.repeat(8))
    await waitFor(() => expect(previewIn(canvasElement)).toEqual(sky))
    // With these keys the browser goes back.
    await userEvent.keyboard(`{Alt>}${'{ArrowRight}'.repeat(8)}{/Alt}`)
    await expect(previewIn(canvasElement)).toEqual(sky)
    await userEvent.keyboard('++-')
    await expect(sliderIn(canvasElement)).toHaveValue('1.25')
  },
}
export const ByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(fieldIn(canvasElement), await portrait())
    const stage = await stageIn(canvasElement)
    await waitFor(() => expect(stage).toHaveFocus())
    const { left, top, width } = stage.getBoundingClientRect()
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + 50 })
    sliderIn(canvasElement).focus()
    await fireEvent.mouseDown(stage, at(0.4))
    await expect(stage).toHaveFocus()
    await fireEvent.mouseMove(stage, at(0.8))
    await waitFor(() => expect(previewIn(canvasElement)).toEqual(brick))
    await fireEvent.mouseUp(stage, at(0.8))
    await fireEvent.mouseMove(stage, at(0.1))
    await fireEvent.change(sliderIn(canvasElement), { target: { value: '2' } })
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuetext', '200%')
    const { canvas } = await resultOf(canvasElement, args.onDone)
    // The middle stayed where it was: the face is cut, to its left all is brick.
    await expectColor(canvas, 20, brick)
    await expectColor(canvas, 256, brick)
  },
}
export const ByTouchAndWheel: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.upload(fieldIn(canvasElement), await portrait())
    const stage = await stageIn(canvasElement)
    const { left, top, width } = stage.getBoundingClientRect()
    const finger = (identifier: number, share: number) =>
      new Touch({ identifier, target: stage, clientX: left + width * share, clientY: top + width / 2 })
    const two = (apart: number) => ({ touches: [finger(1, 0.5 - apart / 2), finger(2, 0.5 + apart / 2)] })
    await fireEvent.touchStart(stage, two(0.4))
    // Not passed on: the page stands still under the fingers.
    await expect(fireEvent.touchMove(stage, two(0.8))).toBe(false)
    await waitFor(() => expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuetext', '200%'))
    await fireEvent.touchEnd(stage, { touches: [] })

    const middle = { clientX: left + width / 2, clientY: top + width / 2 }
    await fireEvent.wheel(stage, { ...middle, deltaY: -100 })
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuetext', '250%')
    for (let turn = 0; turn < 4; turn++) await fireEvent.wheel(stage, { ...middle, deltaY: 100 })
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuetext', '100%')

    await fireEvent.touchStart(stage, { touches: [finger(1, 0.4)] })
    await fireEvent.touchMove(stage, { touches: [finger(1, 0.8)] })
    await waitFor(() => expect(previewIn(canvasElement)).toEqual(brick))
    await fireEvent.touchEnd(stage, { touches: [] })
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
