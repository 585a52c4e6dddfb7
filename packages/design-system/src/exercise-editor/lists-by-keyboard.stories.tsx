import { newExercise } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { preloadExerciseWidgets } from '../exercises/registry.ts'
import { EditorStage, preloadRichText } from './editor-stage.tsx'
import { wholeDraft } from './fixtures.ts'

const meta = {
  title: 'Exercise editor/Lists by keyboard',
  component: EditorStage,
  loaders: [() => preloadExerciseWidgets([{ type: 'ORDERING' }]), preloadRichText],
  args: { value: newExercise('MATCHING', 1), onChange: fn() },
} satisfies Meta<typeof EditorStage>
export default meta
type Story = StoryObj<typeof meta>

const part = (label: string, name: string) => i18n.t('exercise-editor.list.part', { part: label, name })
const pair = (position: number) => i18n.t('exercise-editor.pairs.name', { position })
const item = (position: number) => i18n.t('exercise-editor.items.name', { position })
const number = (position: number) => i18n.t('exercise-editor.numbers.name', { position })
const unit = (position: number) => i18n.t('exercise-editor.units.name', { position })

/** Pairs are written side by side; a wrong right side may be empty, or equal to another one, while it is typed. */
export const PairsByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    for (const [position, left, right] of [
      [1, 'a kettle', 'boil water'],
      [2, 'a key', 'open a door'],
    ] as const) {
      canvas.getByRole('button', { name: i18n.t('exercise-editor.pairs.add') }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(
        canvas.getByRole('textbox', { name: part(i18n.t('exercise-editor.pairs.left'), pair(position)) }),
      ).toHaveFocus()
      await userEvent.keyboard(left)
      await userEvent.tab()
      await userEvent.keyboard(right)
    }
    canvas.getByRole('button', { name: i18n.t('exercise-editor.pairs.addExtra') }).focus()
    await userEvent.keyboard('{Enter}open a door{Backspace>9/}climb')
    await expect(
      canvas.getByRole('textbox', { name: i18n.t('exercise-editor.pairs.extraName', { position: 1 }) }),
    ).toHaveValue('opclimb')
    const offered = ['boil water', 'opclimb', 'open a door']
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        alternatives: [
          { id: 1, title: 'a kettle' },
          { id: 2, title: 'a key' },
        ],
        options: [
          { position: 1, options: offered },
          { position: 2, options: offered },
        ],
        option_answers: ['boil water', 'open a door'],
      }),
    )
    canvas.getByRole('button', { name: i18n.t('exercise-editor.list.up', { name: pair(2) }) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ option_answers: ['open a door', 'boil water'] }),
    )
  },
}

/** A finding leads to the list that it is about, be there another above it. */
export const FindingOfAList: Story = {
  args: { value: wholeDraft('NUMERICAL', { option_answers: ['1', 'many'] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const finding = i18n.t('exercise-editor.findings.units.multiplier', { position: 2 })
    await userEvent.click(canvas.getByRole('button', { name: finding }))
    const name = part(i18n.t('exercise-editor.units.text'), unit(2))
    await expect(canvas.getByRole('textbox', { name })).toHaveFocus()
  },
}

/** A sentence is split into its words, and what it has replaced comes back; items are moved into their order. */
export const ItemsByKeyboard: Story = {
  args: { value: newExercise('ORDERING', 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: i18n.t('exercise-editor.items.add') }).focus()
    await userEvent.keyboard('{Enter}Hello')
    const sentence = canvas.getByRole('textbox', { name: i18n.t('exercise-editor.split.label') })
    sentence.focus()
    await userEvent.keyboard('Home{Enter}')
    await expect(sentence).toHaveAccessibleDescription(expect.stringContaining(i18n.t('exercise-editor.split.refused')))
    await userEvent.keyboard(' | sweet | home.{Enter}')
    await expect(sentence).toHaveValue('')
    const shown = () =>
      canvas
        .getAllByRole<HTMLInputElement>('textbox', {
          name: new RegExp(`^${i18n.t('exercise-editor.items.name', { position: '' })}`, 'u'),
        })
        .map(({ value }) => value)
    await expect(shown()).toEqual(['Home', 'sweet', 'home.'])
    canvas.getByRole('button', { name: i18n.t('exercise-editor.list.down', { name: item(1) }) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(shown()).toEqual(['sweet', 'Home', 'home.'])
    canvas.getByRole('button', { name: i18n.t('exercise-editor.split.restore') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(shown()).toEqual(['Hello'])
  },
}

/** A number is typed as the language writes it, and shown as it was understood. */
export const NumbersByKeyboard: Story = {
  args: { value: newExercise('NUMERICAL', 1) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const value = canvas.getByRole('textbox', { name: part(i18n.t('exercise-editor.numbers.value'), number(1)) })
    value.focus()
    await userEvent.keyboard('02.50')
    await expect(value).toHaveValue('02.50')
    await userEvent.tab()
    await expect(value).toHaveValue('2.50')
    await userEvent.keyboard('0.1')
    canvas.getByRole('button', { name: i18n.t('exercise-editor.units.add') }).focus()
    await userEvent.keyboard('{Enter}m')
    canvas.getByRole('button', { name: i18n.t('exercise-editor.units.add') }).focus()
    await userEvent.keyboard('{Enter}cm')
    await userEvent.tab()
    await userEvent.keyboard('100')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        answer_correct: '2.50:0.1',
        options: [{ position: 1, options: ['m', 'cm'] }],
        option_answers: ['1', '100'],
      }),
    )
    canvas.getByRole('button', { name: i18n.t('exercise-editor.list.remove', { name: number(1) }) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(value).toHaveValue('')
  },
}

/** What is said of a choice is folded away until it is wanted, and goes with its choice. */
export const FeedbackByKeyboard: Story = {
  args: { value: wholeDraft('UNIQUE_ALTERNATIVE') },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const name = i18n.t('exercise-editor.choices.name', { position: 3 })
    const label = i18n.t('exercise-editor.choiceFeedback.label', { name })
    await expect(canvas.queryByRole('textbox', { name: label })).toBeNull()
    canvas.getByRole('button', { name: label }).focus()
    await userEvent.keyboard('{Enter}')
    const field = await canvas.findByRole('textbox', { name: label })
    await userEvent.click(field)
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('Not yet.')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ alternative_feedback: [{ id: 3, html: '<p>Not yet.</p>' }] }),
      ),
    )
    canvas.getByRole('button', { name: i18n.t('exercise-editor.list.remove', { name }) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ alternative_feedback: [] }))
  },
}
