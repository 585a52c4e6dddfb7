import { literalHtml, noAnswer } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { narrow } from '../../forms/story-binding.tsx'
import { answerWith, exerciseWith, lettersExercise, lettersMarked } from '../fixtures.ts'
import { preloadExerciseWidgets } from '../registry.ts'
import { Stage } from '../stage.tsx'
import about from './letter-boxes.about.tsx'

const meta = {
  title: 'Exercises/LetterBoxes',
  tags: ['part'],
  component: Stage,
  parameters: { about },
  loaders: [() => preloadExerciseWidgets()],
  args: { exercise: lettersExercise, answer: noAnswer, status: 'open', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

const wrote = (text: string) => answerWith({ text })
const boxesOf = (root: HTMLElement) => within(root).getAllByRole<HTMLInputElement>('textbox')
const textOf = (root: HTMLElement) =>
  boxesOf(root)
    .map(({ value }) => value || '_')
    .join('')
const boxAt = (root: HTMLElement, index: number) => boxesOf(root)[index] ?? root

export const Empty: Story = {}
export const Begun: Story = { args: { answer: wrote('ORN___ E__ ___') } }

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(boxAt(canvasElement, 0)).toHaveFocus()
    await userEvent.keyboard('orning')
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote('ORNING ___ ___'))
    await expect(boxAt(canvasElement, 5)).toHaveFocus()
    await userEvent.keyboard('{Home}x{End}{ArrowLeft}y')
    await expect(textOf(canvasElement)).toBe('XRNIYG______')
    await userEvent.tab()
    await expect(boxAt(canvasElement, 6)).toHaveFocus()
    await userEvent.keyboard('en{Backspace}{Backspace}')
    await expect(textOf(canvasElement)).toBe('XRNIYG______')
    await expect(boxAt(canvasElement, 6)).toHaveFocus()
    await userEvent.keyboard('ens{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const TypingOn: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(boxAt(canvasElement, 0))
    await userEvent.keyboard('orningensdow')
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote('ORNING ENS DOW'))
    await userEvent.keyboard('z')
    await expect(textOf(canvasElement)).toBe('ORNINGENSDOW')
  },
}

export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(boxAt(canvasElement, 0))
    await userEvent.paste('morning ens')
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote('ORNING ENS ___'))
    await expect(boxAt(canvasElement, 8)).toHaveFocus()
  },
}

/** A phone's keyboard composes: the word is spread over the boxes only when the composition ends. */
export const Composed: Story = {
  play: async ({ args, canvasElement }) => {
    const box = boxesOf(canvasElement)[0]
    if (!box) throw new Error('There is no box.')
    box.focus()
    await fireEvent.compositionStart(box)
    for (const text of ['o', 'or', 'orn']) {
      const composing = { inputType: 'insertCompositionText', data: text, isComposing: true, bubbles: true }
      box.dispatchEvent(new InputEvent('beforeinput', composing))
      box.value = text
      box.dispatchEvent(new InputEvent('input', composing))
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(box).toHaveValue('orn')
    await fireEvent.compositionEnd(box, { data: 'orn' })
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote('ORN___ ___ ___'))
    await expect(boxAt(canvasElement, 3)).toHaveFocus()
  },
}

/** A suggestion of a phone's keyboard replaces the letter of a box by a whole word, without key events. */
export const Suggested: Story = {
  args: { answer: wrote('O_____ ___ ___') },
  play: async ({ args, canvasElement }) => {
    const box = boxAt(canvasElement, 0)
    box.focus()
    const suggestion = { inputType: 'insertReplacementText', data: 'orning ', bubbles: true, cancelable: true }
    await expect(box.dispatchEvent(new InputEvent('beforeinput', suggestion))).toBe(false)
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote('ORNING ___ ___'))
    await waitFor(() => expect(textOf(canvasElement)).toBe('ORNING______'))
  },
}

export const Names: Story = {
  args: { answer: wrote('O_____ ___ ___') },
  play: async ({ canvasElement }) => {
    const word = i18n.t('exercises.letters.word', { position: 2, total: 3, count: 3 })
    const boxes = within(within(canvasElement).getByRole('group', { name: word })).getAllByRole('textbox')
    await expect(boxes).toHaveLength(3)
    await expect(boxes[1]).toHaveAccessibleName(i18n.t('exercises.letters.boxEmpty', { position: 2, total: 3 }))
    await expect(boxes.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  },
}

export const Answered: Story = { args: { status: 'answered', answer: wrote('ORNING ENS DOW') } }
export const Right: Story = { args: { exercise: lettersMarked, status: 'correct', answer: wrote('ORNING ENS DOW') } }
const said = (root: HTMLElement) =>
  within(root)
    .getAllByRole('group')
    .map(({ textContent }) => textContent)
    .join(' ')

/** Partly right: each wrong or missing letter is shown above the one that belongs there. */
export const Partly: Story = {
  args: {
    exercise: { ...lettersMarked, correct: false, credit: 75 },
    status: 'wrong',
    answer: wrote('ORMIN_ ENZ DOW'),
  },
  play: async ({ canvasElement }) => {
    const wrong = i18n.t('exercises.letters.said.wrong', { position: 3, typed: 'M', right: 'N' })
    const missing = i18n.t('exercises.letters.said.missing', { position: 6, right: 'G' })
    await expect(said(canvasElement)).toContain(wrong)
    await expect(said(canvasElement)).toContain(missing)
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
    const score = i18n.t('exercises.letters.score', { right: 9, count: 12 })
    await expect(await within(canvasElement).findByRole('region', { name: score })).toBeInTheDocument()
    await expect(canvasElement).toHaveTextContent(i18n.t('exercises.letters.score', { right: 4, count: 6 }))
  },
}
export const Wrong: Story = {
  args: { exercise: { ...lettersMarked, correct: false, credit: 0 }, status: 'wrong', answer: wrote('______ XYZ ___') },
  play: async ({ canvasElement }) => {
    const title = i18n.t('feedback.exercise.wrong')
    await expect(await within(canvasElement).findByRole('region', { name: title })).toBeInTheDocument()
  },
}
/** Several answers are accepted: the letters are compared with the nearest of them. */
export const NearAnother: Story = {
  args: {
    exercise: { ...lettersMarked, answer_correct: 'ORNING ENS DOW\nIDDAY INS ITS', correct: false, credit: 91 },
    status: 'wrong',
    answer: wrote('ORNING ENS DOT'),
  },
  play: async ({ canvasElement }) => {
    const wrong = i18n.t('exercises.letters.said.wrong', { position: 3, typed: 'T', right: 'W' })
    await expect(said(canvasElement)).toContain(wrong)
  },
}
/** Marked, but the student may not see the right letters. */
export const WithoutKey: Story = {
  args: { exercise: { ...lettersExercise, correct: false }, status: 'wrong', answer: wrote('ORMIN_ ENS DOW') },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement)).toContain(i18n.t('exercises.letters.said.typed', { position: 3, typed: 'M' }))
    await expect(said(canvasElement)).toContain(i18n.t('exercises.letters.said.empty', { position: 6 }))
  },
}
/** What a screen reader says to a teacher about a student's answer. */
export const HeardByTeacher: Story = {
  args: { ...WithoutKey.args, reader: 'teacher' },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement)).toContain(i18n.t('exercises.theirs.letter.typed', { position: 3, typed: 'M' }))
    await expect(said(canvasElement)).toContain(i18n.t('exercises.letters.said.empty', { position: 6 }))
  },
}
export const Disabled: Story = {
  args: { status: 'disabled', answer: wrote('ORN___ ENS ___') },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(boxAt(canvasElement, 4), 'x{Backspace}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
const long = exerciseWith({
  type: 'COMPLETE_LETTERS',
  title: 'A long word',
  question: literalHtml('<p>One word, many letters.</p>'),
  question_masked: 'Their i##### (all of it!) began with a very long un#####ing.',
  options: [
    { position: 1, options: Array.from('nternationalization', () => '_'), answer: null, closed: false },
    { position: 2, options: Array.from('derstand', () => '_'), answer: null, closed: false },
  ],
})
export const LongWord: Story = { args: { exercise: long, answer: wrote('NTERNATIONAL_______ DER_____') } }
export const LongWordMarked: Story = {
  args: {
    exercise: { ...long, answer_correct: 'NTERNATIONALIZATION DERSTAND', correct: false, credit: 66 },
    status: 'wrong',
    answer: wrote('NTERNATIONAL_SASION DERST___'),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    const card = canvasElement.querySelector('fieldset')
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0)
  },
}
