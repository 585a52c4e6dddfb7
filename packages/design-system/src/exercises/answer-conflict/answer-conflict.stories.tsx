import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../../forms/story-binding.tsx'
import {
  answerWith,
  lettersExercise,
  multipleExercise,
  openExercise,
  openText,
  optionsExercise,
  uniqueExercise,
  wordsExercise,
} from '../fixtures.ts'
import about from './answer-conflict.about.tsx'
import { AnswerConflict } from './answer-conflict.tsx'

const saved = (parts: Parameters<typeof answerWith>[0]) => ({
  ...answerWith(parts),
  version: 2,
  client_id: null,
  saved_at: new Date(2026, 2, 2, 14, 5).toISOString(),
})

const meta = {
  title: 'Exercises/AnswerConflict',
  component: AnswerConflict,
  parameters: { about },
  args: {
    exercise: uniqueExercise,
    own: answerWith({ alternatives: [1] }),
    ownAt: new Date(2026, 2, 2, 14, 2),
    newer: saved({ alternatives: [2] }),
    onChoose: fn(),
  },
} satisfies Meta<typeof AnswerConflict>
export default meta
type Story = StoryObj<typeof meta>

const side = (root: HTMLElement, which: 'own' | 'newer') =>
  within(within(root).getByRole('group', { name: i18n.t(`answer-conflict.${which}.title`) }))

/** Each button stands with its answer. */
export const Choice: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(side(canvasElement, 'own').getByText('Under the grey stone by the door')).toBeVisible()
    await expect(side(canvasElement, 'newer').getByText('02/03/2026 14:05')).toBeVisible()
    await userEvent.click(side(canvasElement, 'newer').getByRole('button'))
    await expect(args.onChoose).toHaveBeenLastCalledWith('newer')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('own')
  },
}
export const Choices: Story = {
  args: {
    exercise: multipleExercise,
    own: answerWith({ alternatives: [1, 3] }),
    newer: saved({ alternatives: [1, 3, 4] }),
  },
}
export const Letters: Story = {
  args: {
    exercise: lettersExercise,
    own: answerWith({ text: 'ORNING ENS ___' }),
    newer: saved({ text: 'ORNING ENS DOW' }),
  },
}
export const Words: Story = {
  args: {
    exercise: wordsExercise,
    own: answerWith({ text: 'go|saw|the|' }),
    newer: saved({ text: 'went|saw|the|still' }),
  },
}
export const Options: Story = {
  args: {
    exercise: optionsExercise,
    own: answerWith({ options: [{ position: 1, answer: 'sleeps' }] }),
    newer: saved({
      options: [
        { position: 1, answer: 'sleeps' },
        { position: 2, answer: 'slept' },
      ],
    }),
  },
}
/** On the narrowest screen the answers stand below each other. */
export const Texts: Story = {
  args: {
    exercise: openExercise,
    own: answerWith({ text: openText }),
    newer: saved({ text: `${openText}\n\nThe tree is very old.` }),
  },
  decorators: [narrow],
}
/** The other device has taken its answer back. */
export const NoAnswer: Story = {
  args: { newer: saved({}) },
  play: async ({ canvasElement }) => {
    await expect(side(canvasElement, 'newer').getByText(i18n.t('answer-conflict.none'))).toBeVisible()
  },
}
