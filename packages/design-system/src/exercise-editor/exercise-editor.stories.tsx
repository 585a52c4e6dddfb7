import { Box } from '@chakra-ui/react'
import { newExercise } from '@the-house/domain'
import { i18n, useTranslation } from '@the-house/i18n'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextField } from '../field/text-field.tsx'
import { preloadExerciseWidgets } from '../exercises/registry.ts'
import { EditorStage, preloadRichText } from './editor-stage.tsx'
import about from './exercise-editor.about.tsx'
import { wholeDraft } from './fixtures.ts'

const meta = {
  title: 'Exercise editor/ExerciseEditor',
  component: EditorStage,
  tags: ['staff'],
  parameters: { about },
  loaders: [() => preloadExerciseWidgets([{ type: 'ORDERING' }]), preloadRichText],
  args: { value: newExercise('UNIQUE_ALTERNATIVE', 1), onChange: fn() },
} satisfies Meta<typeof EditorStage>
export default meta
type Story = StoryObj<typeof meta>

const phone: Decorator = (Story) => (
  <Box w="320px" maxW="full">
    <Story />
  </Box>
)

export const EmptyChoice: Story = {}
export const OneChoice: Story = { args: { value: wholeDraft('UNIQUE_ALTERNATIVE') } }
export const SeveralChoices: Story = { args: { value: wholeDraft('MULTIPLE_ALTERNATIVE') } }
export const EmptyLetters: Story = { args: { value: newExercise('COMPLETE_LETTERS', 1) } }
export const Letters: Story = { args: { value: wholeDraft('COMPLETE_LETTERS') } }
export const EmptyWords: Story = { args: { value: newExercise('COMPLETE_WORD', 1) } }
export const Words: Story = { args: { value: wholeDraft('COMPLETE_WORD') } }
export const EmptyOptions: Story = { args: { value: newExercise('MULTIPLE_OPTIONS', 1) } }
export const Options: Story = { args: { value: wholeDraft('MULTIPLE_OPTIONS') } }
export const EmptyOpen: Story = { args: { value: newExercise('OPEN_ANSWER', 1) } }
export const Open: Story = { args: { value: wholeDraft('OPEN_ANSWER') } }
export const EmptyPairs: Story = { args: { value: newExercise('MATCHING', 1) } }
export const Pairs: Story = { args: { value: wholeDraft('MATCHING') } }
export const EmptyItems: Story = { args: { value: newExercise('ORDERING', 1) } }
export const Items: Story = { args: { value: wholeDraft('ORDERING') } }
export const EmptyNumber: Story = { args: { value: newExercise('NUMERICAL', 1) } }
export const Numbers: Story = { args: { value: wholeDraft('NUMERICAL') } }
export const FeedbackOfChoices: Story = {
  args: {
    value: wholeDraft('UNIQUE_ALTERNATIVE', {
      alternative_feedback: [{ id: 3, html: '<p>She <em>looked</em> there first.</p>' }],
    }),
  },
}
export const Saving: Story = { args: { value: wholeDraft('UNIQUE_ALTERNATIVE'), status: 'disabled' } }
export const OnAPhone: Story = { args: { value: wholeDraft('MULTIPLE_OPTIONS') }, decorators: [phone] }
export const PairsOnAPhone: Story = { args: { value: wholeDraft('MATCHING') }, decorators: [phone] }
export const NumbersOnAPhone: Story = { args: { value: wholeDraft('NUMERICAL') }, decorators: [phone] }

/** Errors and advice are shown at their fields, and the summary links to them. */
export const Findings: Story = {
  args: {
    value: wholeDraft('MULTIPLE_OPTIONS', {
      title: '',
      question_masked: 'My brother ##### in the #### room. They ##### here.',
      options: [
        { position: 1, options: ['sleep', 'sleep', ''] },
        { position: 2, options: ['are'] },
      ],
      option_answers: ['', 'are'],
      image_extra: wholeDraft('UNIQUE_ALTERNATIVE').image_extra,
      feedback: null,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('textbox', { name: i18n.t('exercise-editor.title') })
    const missing = i18n.t('exercise-editor.findings.title.missing')
    await expect(title).toHaveAccessibleDescription(missing)
    await userEvent.click(canvas.getByRole('button', { name: missing }))
    await expect(title).toHaveFocus()
    await userEvent.keyboard('Who sleeps where?')
    await expect(canvas.queryByRole('button', { name: missing })).toBeNull()
    // A finding of the second blank moves the focus into its card.
    const few = canvas.getByRole('button', { name: i18n.t('exercise-editor.findings.options.few', { position: 2 }) })
    await userEvent.click(few)
    await expect(document.activeElement?.closest('[data-at="1"]')).not.toBeNull()
  },
}

const refusal = 'Shorter, please.'

function FoldedTitle() {
  const { t } = useTranslation()
  return (
    <details>
      <summary>{t('exercise-editor.title')}</summary>
      <div data-fields="title">
        <TextField label={t('exercise-editor.title')} lang="en" />
      </div>
    </details>
  )
}

/** The title stands in fields behind all others, where a finding opens it; a refusal of the server is shown at its field. */
export const QuestionFirst: Story = {
  args: {
    value: wholeDraft('OPEN_ANSWER', { title: '' }),
    errors: { question: refusal },
    more: <FoldedTitle />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const question = await canvas.findByRole('textbox', { name: i18n.t('exercise-editor.question') })
    await expect(question).toHaveAccessibleDescription(refusal)
    const missing = i18n.t('exercise-editor.findings.title.missing')
    await userEvent.click(canvas.getByRole('button', { name: missing }))
    await expect(canvas.getByRole('textbox', { name: i18n.t('exercise-editor.title') })).toHaveFocus()
  },
}

/** An author who looks at another type finds the earlier input when returning. */
export const AnotherType: Story = {
  args: { value: wholeDraft('MULTIPLE_ALTERNATIVE') },
  play: async ({ args, canvasElement }) => {
    const type = within(canvasElement).getByLabelText(i18n.t('exercise-editor.type.label'))
    await userEvent.selectOptions(type, 'OPEN_ANSWER')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'OPEN_ANSWER', alternatives: [], correct_alternatives: null }),
    )
    await userEvent.selectOptions(type, 'MULTIPLE_ALTERNATIVE')
    await expect(args.onChange).toHaveBeenLastCalledWith(wholeDraft('MULTIPLE_ALTERNATIVE'))
  },
}
