import { formatNumber, noAnswer } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../../forms/story-binding.tsx'
import { answerWith, numericalExercise, numericalMarked, unitsExercise, unitsMarked } from '../fixtures.ts'
import { preloadExerciseWidgets } from '../registry.ts'
import { Stage } from '../stage.tsx'
import about from './number-answer.about.tsx'

const meta = {
  title: 'Exercises/NumberAnswer',
  tags: ['part'],
  component: Stage,
  parameters: { about },
  loaders: [() => preloadExerciseWidgets()],
  args: { exercise: numericalExercise, answer: noAnswer, status: 'open', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

const wrote = (text: string) => answerWith({ text })
const field = (root: HTMLElement) => within(root).getByRole('textbox', { name: i18n.t('numerical.label') })
const spelled = (number: string) => formatNumber(number, i18n.language)

export const Empty: Story = {}
export const Written: Story = {
  args: { answer: wrote('12.5') },
  play: async ({ args, canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue(spelled('12.5'))
    await userEvent.type(field(canvasElement), '0')
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote('12.50'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
/** A number that could be read in two ways says how it is read. */
export const Understood: Story = {
  play: async ({ args, canvasElement }) => {
    const grouped = i18n.language === 'pt' ? '1.234' : '1,234'
    await userEvent.type(field(canvasElement), grouped)
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote('1234'))
    const said = i18n.t('numerical.understood', { number: '1234' })
    await expect(field(canvasElement)).toHaveAccessibleDescription(said)
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(said)
    await expect(field(canvasElement)).toHaveValue(grouped)
  },
}
export const NoNumber: Story = {
  args: { answer: wrote('5') },
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(field(canvasElement))
    // The begin of a number is no mistake while it is typed.
    await userEvent.type(field(canvasElement), '-')
    await expect(field(canvasElement)).not.toHaveAttribute('aria-invalid')
    await userEvent.type(field(canvasElement), '5 x')
    await expect(field(canvasElement)).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote(''))
    const said = i18n.t('numerical.wrong', { example: spelled('12.5') })
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(said)
    await expect(field(canvasElement)).toHaveAccessibleDescription(said)
  },
}
/** Once it is a number again, screen readers find no mistake. */
export const NumberAgain: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '5 x')
    const region = within(canvasElement).getByRole('status')
    await expect(region).toHaveTextContent(i18n.t('numerical.wrong', { example: spelled('12.5') }))
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(region).toBeEmptyDOMElement()
    await expect(field(canvasElement)).not.toHaveAttribute('aria-invalid')
  },
}
export const Units: Story = {
  args: { exercise: unitsExercise },
  play: async ({ args, canvasElement }) => {
    const unit = within(canvasElement).getByRole('combobox', { name: i18n.t('numerical.unit') })
    // A unit alone is no answer, and is kept until there is a number.
    await userEvent.selectOptions(unit, 'cm')
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote(''))
    await userEvent.type(field(canvasElement), '250')
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote('250 cm'))
    await expect(unit).toHaveValue('cm')
    await userEvent.selectOptions(unit, '')
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote('250'))
    await userEvent.selectOptions(unit, 'm')
  },
}
/** The number pad of many telephones has no minus. */
export const Negative: Story = {
  play: async ({ args, canvasElement }) => {
    const sign = within(canvasElement).getByRole('button', { name: i18n.t('numerical.sign') })
    await userEvent.click(sign)
    await expect(field(canvasElement)).toHaveFocus()
    await userEvent.keyboard('7')
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote('-7'))
    await userEvent.click(sign)
    await expect(args.onChange).toHaveBeenLastCalledWith(wrote('7'))
    await userEvent.click(sign)
    await expect(field(canvasElement)).toHaveValue('-7')
  },
}
export const Answered: Story = { args: { status: 'answered', answer: wrote('5.25') } }
export const Right: Story = { args: { exercise: numericalMarked, status: 'correct', answer: wrote('5') } }
export const Wrong: Story = { args: { exercise: numericalMarked, status: 'wrong', answer: wrote('-2.5') } }
/** Teachers hear whose answer it is. */
export const OfStudent: Story = {
  args: { ...Wrong.args, reader: 'teacher' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(new RegExp(i18n.t('exercises.theirs.chosen')))).toBeInTheDocument()
    await expect(within(canvasElement).queryByText(new RegExp(i18n.t('numerical.label')))).toBeNull()
  },
}
export const UnitMissing: Story = {
  args: { exercise: { ...unitsMarked, correct: false, credit: 50 }, status: 'wrong', answer: wrote('5') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(i18n.t('numerical.unitMissing'))).toBeVisible()
  },
}
export const Disabled: Story = { args: { exercise: unitsExercise, status: 'disabled', answer: wrote('500 cm') } }
export const LongUnits: Story = {
  args: {
    exercise: {
      ...unitsExercise,
      options: [
        {
          position: 1,
          options: ['kilometres an hour, measured over the whole of the way', 'miles an hour'],
          answer: null,
          closed: false,
        },
      ],
    },
    answer: wrote('-1234567.891 kilometres an hour, measured over the whole of the way'),
  },
}
export const Narrow: Story = {
  ...LongUnits,
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
