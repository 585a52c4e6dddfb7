import { noAnswer } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sanitize } from '../../html/sanitize.ts'
import { narrow } from '../../forms/story-binding.tsx'
import { answerWith, openCommented, openCorrected, openExercise, openText } from '../fixtures.ts'
import { preloadExerciseWidgets } from '../registry.ts'
import { Stage } from '../stage.tsx'
import about from './open-answer.about.tsx'

const meta = {
  title: 'Exercises/OpenAnswer',
  tags: ['part'],
  component: Stage,
  parameters: { about },
  loaders: [
    () => preloadExerciseWidgets(),
    () => import('../../html/purified-html.tsx'),
    () => import('../result-note/correction.tsx'),
  ],
  args: {
    exercise: openExercise,
    answer: noAnswer,
    status: 'open',
    onChange: fn(),
    onSubmit: fn(),
    onPause: fn(),
  },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

const wrote = (text: string) => answerWith({ text })
const sheet = (root: HTMLElement) => within(root).getByRole('textbox', { name: i18n.t('exercises.open.label') })

export const Empty: Story = {}
export const Writing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(sheet(canvasElement), 'My room{Enter}is small 1')
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote('My room\nis small 1'))
    await expect(within(canvasElement).getByText(i18n.t('exercises.open.words', { count: 5 }))).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(sheet(canvasElement)).toHaveValue('My room\nis small 1')
    await expect(args.onPause).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onPause).toHaveBeenCalledTimes(1)
    await expect(args.onPause).toHaveBeenCalledWith(wrote('My room\nis small 1'))
  },
}
export const Long: Story = { args: { answer: wrote(`${openText}\n\n`.repeat(6)) } }
export const TooLong: Story = { args: { answer: wrote('word '.repeat(4001)) } }
/** Submitted, in a test that shows no results. */
export const Answered: Story = { args: { status: 'answered', answer: wrote(openText) } }
export const Waiting: Story = { args: { status: 'waiting', answer: wrote(openText) } }
export const Corrected: Story = {
  args: { exercise: openCorrected, status: 'waiting', answer: wrote(openText) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: i18n.t('feedback.correction.show') })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const removed = (await canvas.findAllByRole('deletion')).map(({ textContent }) => textContent)
    await expect(removed).toHaveLength(3)
    await expect(removed[0]).toContain('have')
    await expect(removed[0]).toContain(i18n.t('corrected.text.removed'))
    const added = canvas.getAllByRole('insertion').map(({ textContent }) => textContent)
    await expect(added[0]).toContain('has')
    await expect(added[0]).toContain(i18n.t('corrected.text.added'))
  },
}
/** The teacher changed nothing but line breaks. */
export const NothingToChange: Story = {
  args: {
    exercise: {
      ...openCorrected,
      feedback: sanitize(`<p>${openText.replace('. I ', '.</p><p>I ')}</p>`),
      evaluation: 10,
    },
    status: 'correct',
    answer: wrote(openText),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'))
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(i18n.t('corrected.text.nothing'))).toBeInTheDocument()
    await expect(canvas.queryByRole('deletion')).toBeNull()
    await expect(canvas.queryByRole('insertion')).toBeNull()
  },
}
/** The teacher's own marks in the text are read as changes. */
export const MarkedByTheTeacher: Story = {
  args: {
    exercise: {
      ...openCorrected,
      feedback: sanitize((openCorrected.feedback ?? '').replace('it has', 'it <del>have</del> <ins>has</ins>')),
    },
    status: 'wrong',
    answer: wrote(openText),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'))
    await expect(await within(canvasElement).findAllByRole('deletion')).toHaveLength(3)
  },
}
export const LongCorrected: Story = {
  args: {
    exercise: { ...openCorrected, feedback: sanitize((openCorrected.feedback ?? '').repeat(6)) },
    status: 'waiting',
    answer: wrote(`${openText}\n\n`.repeat(6)),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'))
    await expect(await within(canvasElement).findAllByRole('deletion')).toHaveLength(18)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const Commented: Story = {
  args: { exercise: openCommented, status: 'correct', answer: wrote(openText) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'))
    // The sanitizer may still be loading: the comment is hidden until then.
    await waitFor(() => expect(within(canvasElement).getByText(/Lovely/)).toBeVisible())
  },
}
/** With comments on passages and kinds of mistakes. */
export const Remarked: Story = {
  args: {
    exercise: {
      ...openCommented,
      comments: [{ start: 0, end: 7, text: 'A good beginning.' }],
      tags: ['AGREEMENT', 'SPELLING'],
    },
    status: 'correct',
    answer: wrote(openText),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button'))
    const list = within(await canvas.findByRole('list', { name: i18n.t('corrected.list') }))
    // What is loaded later is in the page before it is shown.
    await waitFor(() => expect(list.getByText('A good beginning.', { exact: false })).toBeVisible())
    await waitFor(() => expect(canvas.getByText(i18n.t('corrected.tag.AGREEMENT'))).toBeVisible())
  },
}
export const Disabled: Story = {
  args: { status: 'disabled', answer: wrote(openText) },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(sheet(canvasElement), 'x{Control>}{Enter}{/Control}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
