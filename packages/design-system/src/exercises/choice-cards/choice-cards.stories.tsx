import { literalHtml, noAnswer } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sanitize } from '../../html/sanitize.ts'
import { tone } from '../../audio-player/tone.ts'
import {
  answerWith,
  exerciseWith,
  multipleExercise,
  multipleMarked,
  picture,
  shortExercise,
  uniqueExercise,
  uniqueMarked,
} from '../fixtures.ts'
import { preloadExerciseWidgets } from '../registry.ts'
import { Stage } from '../stage.tsx'
import about from './choice-cards.about.tsx'

const meta = {
  title: 'Exercises/ChoiceCards',
  tags: ['part'],
  component: Stage,
  parameters: { about },
  loaders: [() => preloadExerciseWidgets()],
  args: { exercise: uniqueExercise, answer: noAnswer, status: 'open', onChange: fn() },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

const chose = (...alternatives: number[]) => answerWith({ alternatives })

export const Empty: Story = {}
export const ByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('In the pocket of her blue coat'))
    await expect(canvas.getByRole('radio', { name: 'In the pocket of her blue coat' })).toBeChecked()
    await userEvent.click(canvas.getByText('Behind the picture in the hall'))
    await expect(args.onChange).toHaveBeenLastCalledWith(chose(4))
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1)
  },
}
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio')
    await userEvent.tab()
    await expect(radios[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radios[1]).toBeChecked()
    await userEvent.keyboard('3')
    await expect(radios[2]).toBeChecked()
    await expect(radios[2]).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith(chose(3))
    await userEvent.tab()
    await expect(radios[2]).not.toHaveFocus()
  },
}
export const WithoutShortcuts: Story = {
  args: { shortcuts: false },
  play: async ({ args }) => {
    await userEvent.keyboard('2')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const ShortAnswers: Story = { args: { exercise: shortExercise, answer: chose(2) } }
export const Answered: Story = { args: { status: 'answered', answer: chose(1) } }
export const Right: Story = { args: { exercise: uniqueMarked, status: 'correct', answer: chose(1) } }
export const Wrong: Story = { args: { exercise: uniqueMarked, status: 'wrong', answer: chose(3) } }
export const Disabled: Story = {
  args: { status: 'disabled', answer: chose(2) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('On the kitchen table, beside the bread'))
    await userEvent.keyboard('1')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked()
  },
}
export const Several: Story = {
  args: { exercise: multipleExercise },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('hall'))
    await userEvent.click(canvas.getByText('kitchen'))
    await expect(args.onChange).toHaveBeenLastCalledWith(chose(1, 4))
    await expect(canvas.getByRole('status')).toHaveTextContent(i18n.t('exercises.selected', { count: 2 }))
    await userEvent.keyboard('1')
    await expect(args.onChange).toHaveBeenLastCalledWith(chose(4))
  },
}
export const SeveralWrong: Story = {
  args: { exercise: multipleMarked, status: 'wrong', answer: chose(1, 2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const result of ['rightly', 'wrongly'] as const)
      await expect(canvas.getAllByText(i18n.t(`exercises.choice.${result}`))).toHaveLength(1)
    await expect(canvas.getAllByText(i18n.t('exercises.choice.missed'))).toHaveLength(2)
  },
}
/** A teacher reviews a student's choice. */
export const SeenByTeacher: Story = {
  args: { exercise: multipleMarked, status: 'wrong', answer: chose(1, 2), reader: 'teacher' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const result of ['rightly', 'wrongly'] as const) {
      await expect(canvas.getAllByText(i18n.t(`exercises.theirs.${result}`))).toHaveLength(1)
      await expect(canvas.queryByText(i18n.t(`exercises.choice.${result}`))).toBeNull()
    }
    await expect(canvas.getAllByText(i18n.t('exercises.choice.missed'))).toHaveLength(2)
  },
}
/** The author says something to whoever has chosen this: only of chosen alternatives it arrives. */
export const Explained: Story = {
  args: {
    exercise: {
      ...multipleMarked,
      alternative_feedback: [
        { id: 1, html: literalHtml('<p>Yes: one <em>cooks</em> in it.</p>') },
        { id: 2, html: literalHtml('<p>A ladder leads <strong>to</strong> a room, and is none.</p>') },
      ],
    },
    status: 'wrong',
    answer: chose(1, 2),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('checkbox', { name: /ladder/ })).toHaveAccessibleDescription(
      'A ladder leads to a room, and is none.',
    )
    await expect(canvas.getByRole('checkbox', { name: /kitchen/ })).toHaveAccessibleDescription('Yes: one cooks in it.')
    await expect(canvas.getByRole('checkbox', { name: /hall/ })).not.toHaveAccessibleDescription()
  },
}
export const ExplainedShort: Story = {
  args: {
    exercise: {
      ...shortExercise,
      correct_alternatives: [2],
      alternative_feedback: [
        {
          id: 1,
          html: literalHtml('<p><em>Goes</em> is what she does every day. The sentence tells of yesterday.</p>'),
        },
      ],
    },
    status: 'wrong',
    answer: chose(1),
  },
}
export const SeveralRight: Story = { args: { exercise: multipleMarked, status: 'correct', answer: chose(1, 3, 4) } }
export const WithPicture: Story = { args: { exercise: { ...uniqueExercise, ...picture } } }
export const WithSound: Story = {
  args: { exercise: { ...shortExercise, audio_extra: { url: tone(3) } }, answer: chose(1) },
}
export const LongText: Story = {
  args: {
    exercise: exerciseWith({
      title: 'What the old neighbour said about the house at the end of the long and winding road',
      question: sanitize(`<p>${'Read what he says, and say what he means. '.repeat(6)}</p>`),
      alternatives: [
        {
          id: 1,
          title:
            'He thinks that nobody has lived there since the winter in which the river came up to the windows. '.repeat(
              2,
            ),
        },
        {
          id: 2,
          title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen-and-more-of-such-a-word-without-end',
        },
      ],
    }),
    answer: chose(1),
  },
}
export const ManyOptions: Story = {
  args: {
    exercise: exerciseWith({
      type: 'MULTIPLE_ALTERNATIVE',
      title: 'Things in the kitchen',
      question: literalHtml('<p>Which of these do you find in a kitchen?</p>'),
      alternatives: Array.from({ length: 28 }, (_, index) => ({ id: index + 1, title: `thing number ${index + 1}` })),
    }),
    answer: chose(2, 27),
  },
}
