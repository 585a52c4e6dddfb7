import { literalHtml, noAnswer } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { answerWith, exerciseWith, optionsExercise, optionsMarked } from '../fixtures.ts'
import { preloadExerciseWidgets } from '../registry.ts'
import { Stage } from '../stage.tsx'
import about from './inline-selects.about.tsx'

const meta = {
  title: 'Exercises/InlineSelects',
  tags: ['part'],
  component: Stage,
  parameters: { about },
  loaders: [() => preloadExerciseWidgets()],
  args: { exercise: optionsExercise, answer: noAnswer, status: 'open', onChange: fn() },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

const chose = (...answers: string[]) =>
  answerWith({
    options: answers.map((answer, index) => ({ position: index + 1, answer })).filter(({ answer }) => answer !== ''),
  })

export const Empty: Story = {}
export const Partly: Story = { args: { answer: chose('sleeps', '', 'have') } }
export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const select = (position: number) =>
      canvas.getByRole('combobox', { name: i18n.t('exercises.blank.name', { position, total: 3 }) })
    await userEvent.selectOptions(select(2), 'sleep')
    await userEvent.selectOptions(select(1), 'sleeps')
    await expect(args.onChange).toHaveBeenLastCalledWith(chose('sleeps', 'sleep'))
    const answered = i18n.t('exercises.options.answered', { answered: 2, total: 3 })
    await expect(canvas.getByRole('status')).toHaveTextContent(answered)
    await expect(canvas.getAllByText(answered)).toHaveLength(2)
    await userEvent.selectOptions(select(1), '')
    await expect(args.onChange).toHaveBeenLastCalledWith(chose('', 'sleep'))
  },
}
export const Answered: Story = { args: { status: 'answered', answer: chose('sleeps', 'sleep', 'have') } }
export const Right: Story = {
  args: { exercise: optionsMarked, status: 'correct', answer: chose('sleeps', 'sleep', 'have') },
}
export const Wrong: Story = {
  args: { exercise: optionsMarked, status: 'wrong', answer: chose('sleep', 'sleep', 'is having') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(i18n.t('exercises.blank.wrongInstead'))).toHaveLength(2)
    await expect(canvas.getAllByText(i18n.t('exercises.blank.right'))).toHaveLength(1)
  },
}
export const Disabled: Story = { args: { status: 'disabled', answer: chose('sleeps') } }
export const LongOptions: Story = {
  args: {
    exercise: exerciseWith({
      type: 'MULTIPLE_OPTIONS',
      title: 'A house by the river',
      question: literalHtml('<p>Choose what fits.</p>'),
      question_masked: 'If it had not rained so much, the house by the river (#####) until today, #####.',
      options: [
        {
          position: 1,
          options: ['would most probably still have been standing there', 'will stand', 'stood'],
          answer: null,
          closed: false,
        },
        {
          position: 2,
          options: Array.from({ length: 24 }, (_, index) => `choice ${index + 1}`),
          answer: null,
          closed: false,
        },
      ],
    }),
    answer: chose('would most probably still have been standing there'),
  },
}
