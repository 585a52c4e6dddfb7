import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '@the-house/i18n'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import about from './report-form.about.tsx'
import { bound, formArgs, inForm, narrow, Words } from './story-binding.tsx'
import { ReportForm } from './report-form.tsx'

type Field = 'subject' | 'description'

const meta = {
  title: 'Forms/ReportForm',
  component: ReportForm,
  parameters: { about },
  args: {
    ...formArgs,
    bind: bound<Field>(),
    onChange: fn(),
    added: {
      url: 'https://portal.house.school/the-magic-formula/chapter/3/e/words/12',
      details: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile · en · 360×740 @3',
    },
  },
  decorators: [inForm],
} satisfies Meta<typeof ReportForm>
export default meta
type Story = StoryObj<typeof meta>

const description = 'The audio of exercise 4 stops after a second.'
const filled = bound<Field>({ values: { subject: 'System Error', description } })

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.selectOptions(form.getByLabelText(i18n.t('report.subject.label')), 'No Access')
    await userEvent.click(form.getByLabelText(i18n.t('report.description')))
    await userEvent.paste(description)
    await expect(form.getByText(i18n.t('validation.count.of', { count: 45, limit: 150 }))).toBeVisible()
    await userEvent.click(form.getByRole('button'))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Filled: Story = { args: { bind: filled } }
export const RoomGetsShort: Story = {
  args: { bind: bound<Field>({ values: { subject: 'Others', description: 'a'.repeat(140) } }) },
  play: async ({ canvasElement }) => {
    const told = within(canvasElement).getByRole('status')
    await expect(told).toBeEmptyDOMElement()
    const left = i18n.t('validation.count.left', { count: 10 })
    await waitFor(() => expect(told).toHaveTextContent(left), { timeout: 3000 })
  },
}
export const Errors: Story = {
  args: {
    bind: bound<Field>({
      values: { description: 'a'.repeat(160) },
      errors: { subject: 'validation.required', description: 'validation.reportMax' },
    }),
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(i18n.t('report.description'))
    const over = i18n.t('validation.count.over', { count: 10 })
    await expect(field).toHaveAccessibleDescription(`${i18n.t('validation.reportMax')} ${over}`)
  },
}
export const NotSent: Story = {
  args: {
    bind: filled,
    notice: (
      <>
        <Words of="errors.network" /> <Words of="report.kept" />
      </>
    ),
  },
}
export const Busy: Story = { args: { bind: filled, busy: true } }
export const Narrow: Story = { ...Errors, decorators: [narrow] }
