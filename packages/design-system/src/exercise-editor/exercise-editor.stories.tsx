import { Box } from '@chakra-ui/react'
import { newExercise } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { preloadExerciseWidgets } from '../exercises/registry.ts'
import { EditorStage } from './editor-stage.tsx'
import { wholeDraft } from './fixtures.ts'

const meta = {
  title: 'Exercise editor/ExerciseEditor',
  component: EditorStage,
  loaders: [preloadExerciseWidgets],
  args: { value: newExercise('UNIQUE_ALTERNATIVE', 1), onChange: fn() },
} satisfies Meta<typeof EditorStage>
export default meta
type Story = StoryObj<typeof meta>

const phone: Decorator = (Story) => (
  <Box w="320px">
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
export const Saving: Story = { args: { value: wholeDraft('UNIQUE_ALTERNATIVE'), status: 'disabled' } }
export const OnAPhone: Story = { args: { value: wholeDraft('MULTIPLE_OPTIONS') }, decorators: [phone] }

/** Errors and advice stand at their fields, and lead there from the summary. */
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
    const title = canvas.getByLabelText(i18n.t('exercise-editor.title'))
    const missing = i18n.t('exercise-editor.findings.title.missing')
    await expect(title).toHaveAccessibleDescription(missing)
    await userEvent.click(canvas.getByRole('button', { name: missing }))
    await expect(title).toHaveFocus()
    await userEvent.keyboard('Who sleeps where?')
    await expect(canvas.queryByRole('button', { name: missing })).toBeNull()
    // A finding of the second blank leads into its card.
    const few = canvas.getByRole('button', { name: i18n.t('exercise-editor.findings.options.few', { position: 2 }) })
    await userEvent.click(few)
    await expect(document.activeElement?.closest('[data-at="1"]')).not.toBeNull()
  },
}

const name = (position: number) => i18n.t('exercise-editor.choices.name', { position })

/** Choices are written, moved, marked and removed without a pointer. */
export const ChoicesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: i18n.t('exercise-editor.choices.add') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: name(1) })).toHaveFocus()
    await userEvent.keyboard('goes')
    canvas.getByRole('button', { name: i18n.t('exercise-editor.choices.add') }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('went')
    // The mark stands before its text.
    await userEvent.tab({ shift: true })
    await expect(
      canvas.getByRole('radio', { name: i18n.t('exercise-editor.list.isRight', { name: name(2) }) }),
    ).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ correct_alternatives: [2] }))
    canvas.getByRole('button', { name: i18n.t('exercise-editor.list.up', { name: name(2) }) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: name(1) })).toHaveValue('went')
    await expect(
      canvas.getByRole('button', { name: i18n.t('exercise-editor.list.up', { name: name(1) }) }),
    ).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ correct_alternatives: [2] }))
    // The student sees it at once.
    const preview = within(canvas.getByRole('region', { name: i18n.t('exercise-editor.preview.label') }))
    const radios = await preview.findAllByRole('radio')
    await expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(['Awent', 'Bgoes'])
    canvas.getByRole('button', { name: i18n.t('exercise-editor.list.remove', { name: name(2) }) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: name(1) })).toHaveFocus()
  },
}

/** A selected word becomes a blank; its word lies in the bank, and goes back into the sentence. */
export const BlanksByKeyboard: Story = {
  args: { value: newExercise('COMPLETE_WORD', 1) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const sentence = canvas.getByRole<HTMLTextAreaElement>('textbox', {
      name: i18n.t('exercise-editor.sentence.label'),
    })
    await userEvent.type(sentence, 'She went home and opened it.')
    sentence.setSelectionRange(18, 24)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(sentence).toHaveValue('She went home and ##### it.')
    await expect(sentence).toHaveFocus()
    await expect(sentence.selectionStart).toBe(23)
    // The caret in a word is enough.
    sentence.setSelectionRange(6, 6)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        question_masked: 'She ##### home and ##### it.',
        answer_correct: 'went|opened',
        alternatives: [
          { id: 1, title: 'opened' },
          { id: 2, title: 'went' },
        ],
      }),
    )
    // Typing before the blanks leaves their words with them.
    sentence.setSelectionRange(0, 0)
    await userEvent.keyboard('Then ')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ answer_correct: 'went|opened' }))
    canvas.getByRole('button', { name: i18n.t('exercise-editor.blanks.unmark', { position: 1 }) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(sentence.value).toContain('went home and #####')
    const preview = within(canvas.getByRole('region', { name: i18n.t('exercise-editor.preview.label') }))
    await expect(await preview.findByRole('button', { name: 'opened' })).toBeVisible()
  },
}

/** What cannot be a blank says why. */
export const RefusedBlank: Story = {
  args: { value: wholeDraft('COMPLETE_WORD') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const sentence = canvas.getByRole<HTMLTextAreaElement>('textbox', {
      name: i18n.t('exercise-editor.sentence.label'),
    })
    sentence.focus()
    sentence.setSelectionRange(13, 18)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(sentence).toHaveAccessibleDescription(
      expect.stringContaining(i18n.t('exercise-editor.sentence.refused.touching')),
    )
  },
}

/** Options are marked right by the arrows of their radios; another accepted answer has fields of its own. */
export const OptionsByKeyboard: Story = {
  args: { value: wholeDraft('MULTIPLE_OPTIONS') },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const name = i18n.t('exercise-editor.blanks.option', { position: 2, blank: 1 })
    canvas.getByRole('radio', { name: i18n.t('exercise-editor.list.isRight', { name }) }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ option_answers: ['sleeping', 'sleep'] }),
    )
    // An option that is typed past another one stays the right one.
    const third = canvas.getByRole('textbox', {
      name: i18n.t('exercise-editor.blanks.option', { position: 3, blank: 1 }),
    })
    await userEvent.type(third, '{Backspace}{Backspace}{Backspace}s{Backspace}y')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ option_answers: ['sleepy', 'sleep'] }),
    )
  },
}

/** An author tries it as a student; whoever owns the editor marks the answer. */
export const Tried: Story = {
  args: { value: wholeDraft('UNIQUE_ALTERNATIVE'), onTry: fn(() => Promise.resolve({ correct: false, credit: 0 })) },
  play: async ({ args, canvasElement }) => {
    const preview = within(within(canvasElement).getByRole('region', { name: i18n.t('exercise-editor.preview.label') }))
    const verify = await preview.findByRole('button', { name: i18n.t('exercise-editor.preview.verify') })
    await expect(verify).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(preview.getByRole('radio', { name: /kitchen/ }))
    await waitFor(() => expect(verify).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(verify)
    await expect(args.onTry).toHaveBeenCalledWith(expect.objectContaining({ alternatives: [3] }))
    // The note rises into sight.
    await waitFor(() => expect(preview.getByText(i18n.t('exercises.result.wrong'))).toBeVisible())
    await userEvent.click(preview.getByRole('button', { name: i18n.t('exercise-editor.preview.again') }))
    await expect(await preview.findByRole('radio', { name: /kitchen/ })).not.toBeChecked()
    await userEvent.click(preview.getByRole('button', { name: i18n.t('exercise-editor.preview.solved') }))
    await waitFor(() => expect(preview.getByText(i18n.t('exercises.result.correct'))).toBeVisible())
  },
}

/** Somebody who looks at another type comes back to what was written. */
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
