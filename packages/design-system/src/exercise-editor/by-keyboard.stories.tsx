import { newExercise } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { preloadExerciseWidgets } from '../exercises/registry.ts'
import { EditorStage, preloadRichText } from './editor-stage.tsx'
import { wholeDraft } from './fixtures.ts'

const meta = {
  title: 'Exercise editor/By keyboard',
  component: EditorStage,
  loaders: [() => preloadExerciseWidgets(), preloadRichText],
  args: { value: newExercise('UNIQUE_ALTERNATIVE', 1), onChange: fn() },
} satisfies Meta<typeof EditorStage>
export default meta
type Story = StoryObj<typeof meta>

const word = (position: number) => i18n.t('exercise-editor.bank.name', { position })
const name = (position: number) => i18n.t('exercise-editor.choices.name', { position })

/** Choices are written, moved, marked and removed by the keyboard alone. */
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
    // The mark comes before its text in the tab order.
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
    // The preview follows at once.
    const preview = within(canvas.getByRole('region', { name: i18n.t('exercise-editor.preview.label') }))
    const radios = await preview.findAllByRole('radio')
    await expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(['Awent', 'Bgoes'])
    canvas.getByRole('button', { name: i18n.t('exercise-editor.list.remove', { name: name(2) }) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: name(1) })).toHaveFocus()
  },
}

/** A selected word becomes a blank; its word is in the bank, and returns to the sentence. */
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
    // A caret inside a word is enough.
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
    // Typing before the blanks leaves their answers unchanged.
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

/** A text that cannot become a blank shows the reason. */
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

/** Options are marked right by the arrow keys of their radios; another accepted answer has its own fields. */
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
    // An option whose text equals another's while it is typed stays the right one.
    const third = canvas.getByRole('textbox', {
      name: i18n.t('exercise-editor.blanks.option', { position: 3, blank: 1 }),
    })
    await userEvent.type(third, '{Backspace}{Backspace}{Backspace}s{Backspace}y')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ option_answers: ['sleepy', 'sleep'] }),
    )
  },
}

/** Letters are hidden in a word; another accepted answer has its own fields. */
export const LettersByKeyboard: Story = {
  args: { value: newExercise('COMPLETE_LETTERS', 1) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const sentence = canvas.getByRole<HTMLTextAreaElement>('textbox', {
      name: i18n.t('exercise-editor.sentence.label'),
    })
    await userEvent.type(sentence, 'A grey house.')
    sentence.setSelectionRange(4, 6)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const lettersOf = () => canvas.getByRole('textbox', { name: i18n.t('exercise-editor.blanks.letters') })
    await expect(lettersOf()).toHaveValue('EY')
    canvas.getByRole('button', { name: i18n.t('exercise-editor.blanks.addKey') }).focus()
    await userEvent.keyboard('{Enter}')
    const other = canvas.getByRole('textbox', { name: i18n.t('exercise-editor.blanks.also', { key: 2 }) })
    await userEvent.clear(other)
    await userEvent.type(other, 'ay!')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        question_masked: 'A gr##### house.',
        answer_correct: 'EY\nAY',
        options: [{ position: 1, options: ['_', '_'] }],
      }),
    )
    canvas.getByRole('button', { name: i18n.t('exercise-editor.blanks.removeKey', { key: 2 }) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ answer_correct: 'EY' }))
    const preview = within(canvas.getByRole('region', { name: i18n.t('exercise-editor.preview.label') }))
    await expect(await preview.findAllByRole('textbox')).toHaveLength(2)
  },
}

/** Wrong words are added to the bank; the right ones cannot be removed from it. */
export const BankByKeyboard: Story = {
  args: { value: wholeDraft('COMPLETE_WORD') },
  play: async ({ args, canvasElement }) => {
    const bank = within(within(canvasElement).getByRole('group', { name: i18n.t('exercise-editor.bank.label') }))
    await expect(bank.getByRole('textbox', { name: word(1) })).toHaveAttribute('readonly')
    await expect(
      bank.queryByRole('button', { name: i18n.t('exercise-editor.list.remove', { name: word(1) }) }),
    ).toBeNull()
    bank.getByRole('button', { name: i18n.t('exercise-editor.bank.add') }).focus()
    await userEvent.keyboard('{Enter}found')
    bank.getByRole('button', { name: i18n.t('exercise-editor.list.sort') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        alternatives: [
          { id: 5, title: 'found' },
          { id: 2, title: 'go' },
          { id: 1, title: 'saw' },
          { id: 4, title: 'see' },
          { id: 3, title: 'went' },
        ],
      }),
    )
  },
}
