import { Flex } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { MomentField } from '../date-field/moment-field.tsx'
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
 * One column, in the order of talking. Labels above and always seen; a hint says how it is right before it is wrong.
 * Mistakes are told where they are, when a field is left or the form is sent, never while one types. What was typed is
 * never lost. One primary button; what the server refused stands just above it.
 */
const meta = { title: 'Patterns/Forms' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const units = school.units.map((label) => ({ value: label, label }))

interface ClassFormProps {
  name?: string
  mistake?: string
  notice?: string
  busy?: boolean
}

const ClassForm = ({ name = '', mistake, notice, busy = false }: ClassFormProps) => (
  <Page title="A new class" lead="Students of the unit see it at once.">
    <Form
      {...formArgs}
      busy={busy}
      notice={notice}
      actions={
        <Flex gap={3} wrap="wrap">
          <Button type="submit" variant="primary" loading={busy}>
            Save the class
          </Button>
          <Button>Cancel</Button>
        </Flex>
      }
    >
      <TextField
        label="Name"
        defaultValue={name}
        error={mistake}
        hint="What students will do: 'Would you like some tea?'"
      />
      <SelectField label="Unit" options={units} placeholder="Choose a unit" defaultValue={school.units[0]} />
      <MomentField
        label="Begins"
        value="2027-03-06T21:30:00Z"
        onChange={ignore}
        timeZone="America/Sao_Paulo"
        hint="By the clock of the school"
      />
      <TextAreaField label="What to bring" limit={200} defaultValue="A cup, and something to tell." />
      <SwitchField label="Online" hint="The link opens ten minutes before" checked onChange={ignore} />
    </Form>
  </Page>
)

export const Ready: Story = { render: () => <ClassForm name={school.speaking[1]} /> }
export const Mistaken: Story = {
  render: () => <ClassForm mistake="Give the class a name." />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Name')).toHaveAccessibleDescription(/Give the class a name/)
  },
}
export const Refused: Story = {
  render: () => (
    <ClassForm name={school.speaking[1]} notice="Another class is in this room then. Choose another hour or room." />
  ),
}
export const Sending: Story = { render: () => <ClassForm name={school.speaking[1]} busy /> }
