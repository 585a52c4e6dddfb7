import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { pendingUploads } from '../../file-field/pending-uploads.ts'
import type { UploadOptions } from '../../file-field/use-file-upload.ts'
import { inForm, narrow } from '../../forms/story-binding.tsx'
import about from '../rich-text.about.tsx'
import { RichText } from '../rich-text.tsx'
import type { SendPicture } from './use-pictures.ts'

const meta = {
  title: 'Components/RichText/Pictures',
  component: RichText,
  tags: ['staff'],
  parameters: { about },
  // The editor is loaded before a story is shown: the stories test behaviour, not loading.
  loaders: [() => import('../rich-text-editor.tsx')],
  args: { label: 'Description', value: '', onChange: fn(), lang: 'en' },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <RichText
        {...args}
        value={value}
        onChange={(html) => {
          args.onChange(html)
          setValue(html)
        }}
      />
    )
  },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

const textIn = (canvas: HTMLElement) => within(canvas).findByRole('textbox', { name: 'Description' })

function paste(into: HTMLElement, html: string) {
  into.focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** A picture as a browser puts it on the clipboard or drags it. */
const picture = (name: string) => new File(['picture'], name, { type: 'image/png' })

/** Pastes or drops files. @returns whether a browser would go on to open them */
function give(into: HTMLElement, kind: 'paste' | 'drop', files: File[], html = '') {
  const data = new DataTransfer()
  if (html !== '') data.setData('text/html', html)
  for (const file of files) data.items.add(file)
  const { left, top } = into.getBoundingClientRect()
  const how = { bubbles: true, cancelable: true }
  return into.dispatchEvent(
    kind === 'paste'
      ? new ClipboardEvent('paste', { ...how, clipboardData: data })
      : new DragEvent('drop', { ...how, dataTransfer: data, clientX: left + 20, clientY: top + 20 }),
  )
}

interface Sent {
  file: File
  how: UploadOptions
  arrive: (src: string) => void
  fail: () => void
}

/** Sends pictures as the story says. */
function sender() {
  const sent: Sent[] = []
  const onSendPicture: SendPicture = (file, how) =>
    new Promise((resolve, reject) => {
      sent.push({ file, how, arrive: (src) => resolve({ src }), fail: () => reject(new Error('Too large')) })
    })
  return { sent, onSendPicture }
}
const two = sender()

/** Several at once are sent side by side, and shown in their places whichever arrives first. */
export const PastedPictures: Story = {
  args: { value: '<p>Look: </p>', onSendPicture: two.onSendPicture },
  play: async ({ args, canvasElement }) => {
    two.sent.length = 0
    const text = await textIn(canvasElement)
    text.focus()
    getSelection()?.selectAllChildren(text.lastElementChild ?? text)
    getSelection()?.collapseToEnd()
    // The editor reads the selection in the next turn.
    await waitFor(() => expect(getSelection()?.isCollapsed).toBe(true))
    give(text, 'paste', [picture('hall.png'), picture('key.png')])
    const [hall, key] = two.sent
    await expect(pendingUploads()).toEqual({ sending: 2, failed: 0 })
    await expect(two.sent.map(({ file }) => file.name)).toEqual(['hall.png', 'key.png'])
    hall?.how.onProgress(0.5)
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('progressbar', { name: i18n.t('editing.file.sending', { name: 'hall.png' }) }),
      ).toHaveValue(50),
    )
    key?.arrive('/picture.svg?key')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^<p>Look: ?<img[^>]*key[^>]*><\/p>$/)),
    )
    hall?.arrive('/picture.svg?hall')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^<p>Look: ?<img[^>]*hall[^>]*><img[^>]*key[^>]*><\/p>$/),
      ),
    )
    await waitFor(() => expect(within(canvasElement).queryByRole('progressbar')).toBeNull())
    await expect(pendingUploads()).toEqual({ sending: 0, failed: 0 })
  },
}

const one = sender()

/** What failed is sent again or given up; until then nothing is lost. */
export const FailedPicture: Story = {
  args: { value: '<p>Look</p>', onSendPicture: one.onSendPicture, failureOf: () => 'The picture is too large.' },
  play: async ({ args, canvasElement }) => {
    one.sent.length = 0
    const text = await textIn(canvasElement)
    give(text, 'drop', [picture('hall.png')])
    one.sent[0]?.fail()
    await within(canvasElement).findByText('The picture is too large.')
    await expect(pendingUploads()).toEqual({ sending: 0, failed: 1 })
    await userEvent.click(within(canvasElement).getByRole('button', { name: i18n.t('common.retry') }))
    await expect(one.sent).toHaveLength(2)
    one.sent[1]?.arrive('/picture.svg')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('src="/picture.svg"')))
    give(text, 'drop', [picture('key.png')])
    one.sent[2]?.fail()
    await within(canvasElement).findByText('The picture is too large.')
  },
}

const inText = sender()

/** What a browser copies of a picture is its file, and its address on the page that it is from. */
const ofOtherPage = '<meta charset="utf-8"><img src="https://elsewhere.example/hall.png" alt="A hall">'

/** LibreOffice writes a picture into the text; of one that Word or Google keeps elsewhere the author is told. */
export const PicturesInPastedText: Story = {
  args: { onSendPicture: inText.onSendPicture },
  play: async ({ args, canvasElement }) => {
    inText.sent.length = 0
    const text = await textIn(canvasElement)
    paste(text, '<p>A hall <img src="data:image/png;base64,aGFsbA=="> with a key</p>')
    inText.sent[0]?.arrive('/picture.svg')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p>A hall <img src="/picture.svg"> with a key</p>'),
    )
    await userEvent.keyboard('{Control>}a{/Control}')
    give(text, 'paste', [picture('image.png')], ofOtherPage)
    inText.sent[1]?.arrive('/picture.svg?copied')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^<p><img[^>]*copied[^>]*><\/p>$/)),
    )
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(give(text, 'drop', [new File(['%PDF'], 'hall.pdf', { type: 'application/pdf' })])).toBe(false)
    await within(canvasElement).findByText(i18n.t('editing.text.onlyPictures'))
    await userEvent.keyboard('{Control>}a{/Control}')
    paste(text, `<p>A hall from Google ${ofOtherPage}</p>`)
    await within(canvasElement).findByText(i18n.t('editing.text.picturesLeftOut', { count: 1 }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p>A hall from Google <a href="https://elsewhere.example/hall.png">A hall</a></p>',
    )
    await userEvent.keyboard('{Control>}a{/Control}')
    paste(text, '<p>A hall <img src="data:image/png;base64,aGFsbA=="> with a key</p>')
    inText.sent[2]?.arrive('/picture.svg')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p>A hall <img src="/picture.svg"> with a key</p>'),
    )
    paste(text, '<p>And <img src="file:///C:/clip_image002.png"></p>')
    await within(canvasElement).findByText(i18n.t('editing.text.picturesLeftOut', { count: 1 }))
  },
}

/** A picture without a description is said to have none, until it has one or is said to be decoration. */
export const Described: Story = {
  args: { value: '<p>Look: <img src="/picture.svg"> and <img src="/picture.svg"></p>' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const text = await textIn(canvasElement)
    await expect(canvas.getByText(i18n.t('editing.text.undescribed', { count: 2 }))).toBeVisible()
    const next = () => canvas.findByRole('button', { name: i18n.t('editing.text.describeNext') })
    const field = () => canvas.findByRole('textbox', { name: i18n.t('editing.text.describe') })
    ;(await next()).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await field()).toHaveFocus())
    await expect(await field()).toHaveAccessibleDescription(i18n.t('editing.text.describeMissing'))
    await userEvent.keyboard('A hall{Enter}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>Look: <img src="/picture.svg" alt="A hall"> and <img src="/picture.svg"></p>',
      ),
    )
    await waitFor(() => expect(text).toHaveFocus())
    await expect(canvas.getByText(i18n.t('editing.text.undescribed', { count: 1 }))).toBeVisible()
    await userEvent.click(await next())
    await userEvent.click(canvas.getByRole('switch', { name: i18n.t('editing.text.decorative') }))
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('editing.text.setDescription') }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>Look: <img src="/picture.svg" alt="A hall"> and <img src="/picture.svg" alt=""></p>',
      ),
    )
    await expect(canvas.queryByText(i18n.t('editing.text.undescribed', { count: 1 }))).toBeNull()
  },
}

/** The form of a picture at its smallest. */
export const Describing: Story = {
  decorators: [inForm, narrow],
  args: { value: '<p>Look: <img src="/picture.svg"></p>' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await textIn(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: i18n.t('editing.text.describeNext') }))
    await expect(await canvas.findByRole('group', { name: i18n.t('editing.text.describe') })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
