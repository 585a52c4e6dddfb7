import { Flex, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ignore } from '../../about/ignore.ts'
import { Alert } from '../../alert/alert.tsx'
import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import { MomentField } from '../../date-field/moment-field.tsx'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { NumberField } from '../../number-field/number-field.tsx'
import { ProgressLine } from '../../progress-line/progress-line.tsx'
import { SearchMultiSelect } from '../../search-select/search-multi-select.tsx'
import { Screen } from './screen.tsx'
import { test, tribes, units } from './work.ts'

/**
 * Who, when, how much more time; before it goes it says to how many, and asks once more. What many get comes by and
 * by: how far it is stands below, and what nobody has started can be taken back.
 */
const meta = {
  title: 'Patterns/Teachers/Send a test',
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const heading = (words: string) => (
  <Text as="h2" textStyle="heading">
    {words}
  </Text>
)

function Send({ count, done }: { count: number; done?: number }) {
  const [asking, setAsking] = useState(false)
  const words = `Send to ${count} students`
  return (
    <Screen title={`Send: ${test.name}`} lead={`6 exercises · ${test.minutes} minutes`}>
      <Card>
        <Stack gap={5}>
          {heading('Who gets it')}
          <SearchMultiSelect
            label="Units"
            options={units}
            value={count > 0 ? units.slice(0, 1) : []}
            onChange={ignore}
          />
          <SearchMultiSelect
            label="Tribes"
            options={tribes}
            value={count > 0 ? tribes.slice(0, 1) : []}
            onChange={ignore}
          />
        </Stack>
      </Card>
      <Card>
        <Stack gap={5}>
          {heading('When it may be started')}
          <MomentField label="Opens" value="2027-03-08T11:00:00Z" onChange={ignore} timeZone="America/Recife" />
          <MomentField label="Closes" value="2027-03-12T21:00:00Z" onChange={ignore} timeZone="America/Recife" />
          <NumberField label="Extra minutes for everybody" value={5} min={0} max={600} onChange={ignore} />
        </Stack>
      </Card>
      <Alert status={count > 0 ? 'info' : 'warning'}>
        {count > 0
          ? `${count} students get it. 3 of them have it unfinished and keep that one.`
          : 'Choose who gets it.'}
      </Alert>
      <Flex>
        <Button variant="primary" size="lg" disabled={count === 0} onClick={() => setAsking(true)}>
          {count > 0 ? words : 'Send'}
        </Button>
      </Flex>
      {done !== undefined && (
        <Card>
          <Stack gap={3}>
            {heading('Sent before')}
            <ProgressLine value={(done / count) * 100} label={`${done} of ${count} students seen to`} />
            <Text>{`${done} got it`}</Text>
            <Flex>
              <Button>Take back</Button>
            </Flex>
          </Stack>
        </Card>
      )}
      <ConfirmDialog
        open={asking}
        title={`Send it to ${count} students?`}
        description="Each of them is told at once. What nobody has started can be taken back later."
        confirmLabel="Send"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </Screen>
  )
}

export const Chosen: Story = {
  render: () => <Send count={42} />,
  play: async ({ canvasElement }) => {
    const send = within(canvasElement).getByRole('button', { name: 'Send to 42 students' })
    await userEvent.click(send)
    const dialog = within(document.body).getByRole('alertdialog')
    await expect(dialog).toHaveAccessibleName('Send it to 42 students?')
  },
}
export const NobodyYet: Story = { render: () => <Send count={0} /> }
export const OnItsWay: Story = { render: () => <Send count={10_000} done={3700} /> }
