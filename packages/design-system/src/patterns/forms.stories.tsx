import { Flex } from '@chakra-ui/react'
import { i18n, useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DateTimeField } from '../date-field/date-time-field.tsx'
import { SelectField } from '../field/select-field.tsx'
import { TextAreaField } from '../field/text-area-field.tsx'
import { TextField } from '../field/text-field.tsx'
import { Form } from '../forms/form.tsx'
import { formArgs } from '../forms/story-binding.tsx'
import { SwitchField } from '../switch-field/switch-field.tsx'
import { ignore } from '../about/ignore.ts'
import { Page } from './page.tsx'
import { school } from './school.ts'

/**
 * One column, in the order of a conversation. Labels are above the fields and always visible; a hint explains the
 * format before there is an error. Errors are shown at their fields, when a field loses the focus or the form is
 * submitted, never while the user types. Input is never lost. One primary button; the server's error is shown just
 * above it.
 */
const meta = { title: 'Patterns/Forms' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

interface ChapterFormProps {
  name?: string
  mistaken?: boolean
  refused?: boolean
  busy?: boolean
}

const books = [{ value: school.book, label: school.book }]

function ChapterForm({ name = '', mistaken = false, refused = false, busy = false }: ChapterFormProps) {
  const { t } = useTranslation()
  return (
    <Page title={t('admin.create.chapters')} lead={t('admin.lead.chapters')}>
      <Form
        {...formArgs}
        busy={busy}
        notice={refused ? t('errors.unavailable') : undefined}
        actions={
          <Flex gap={3} wrap="wrap">
            <Button type="submit" variant="primary" loading={busy}>
              {t('admin.save')}
            </Button>
            <Button>{t('design.dialog.cancel')}</Button>
          </Flex>
        }
      >
        <TextField
          label={t('admin.fields.name')}
          defaultValue={name}
          error={mistaken ? t('validation.required') : undefined}
        />
        <SelectField label={t('admin.fields.book')} options={books} defaultValue={school.book} />
        <DateTimeField
          label={t('admin.fields.releaseAt')}
          value="2027-03-06T21:30:00Z"
          onChange={ignore}
          timeZone="America/Sao_Paulo"
          hint={t('admin.hints.releaseAt')}
        />
        <TextAreaField
          label={t('admin.fields.description')}
          limit={200}
          defaultValue="Where one comes in: coats, keys, and the first words to say."
        />
        <SwitchField label={t('admin.fields.published')} hint={t('admin.hints.published')} checked onChange={ignore} />
      </Form>
    </Page>
  )
}

export const Ready: Story = { render: () => <ChapterForm name={school.chapter} /> }
export const Mistaken: Story = {
  render: () => <ChapterForm mistaken />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(i18n.t('admin.fields.name'))
    await expect(field).toHaveAccessibleDescription(i18n.t('validation.required'))
  },
}
export const Refused: Story = { render: () => <ChapterForm name={school.chapter} refused /> }
export const Sending: Story = { render: () => <ChapterForm name={school.chapter} busy /> }
