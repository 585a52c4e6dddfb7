import { Flex, Stack, Text } from '@chakra-ui/react'
import { i18n, useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ignore } from '../../about/ignore.ts'
import { Alert } from '../../alert/alert.tsx'
import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import { DateTimeField } from '../../date-field/date-time-field.tsx'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { NumberField } from '../../number-field/number-field.tsx'
import { ProgressLine } from '../../progress-line/progress-line.tsx'
import { SearchMultiSelect } from '../../search-select/search-multi-select.tsx'
import { PartHeading, Screen } from './screen.tsx'
import { test, tribes, units } from './work.ts'

/**
 * Receivers, times and extra time; before sending, a dialog states the number of receivers and asks for confirmation. A
 * test for many receivers is delivered in batches: the progress is shown below, and tests that are not started can be
 * withdrawn.
 */
const meta = {
  title: 'Patterns/Teachers/Send a test',
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Send({ count, done }: { count: number; done?: number }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  return (
    <Screen
      title={t('config-tests.send.title', { name: test.name })}
      lead={`${t('config-tests.exercises.count', { count: 6 })} · ${t('config-tests.send.minutes', { count: test.minutes })}`}
    >
      <Card>
        <Stack gap={5}>
          <PartHeading>{t('config-tests.send.who.heading')}</PartHeading>
          <SearchMultiSelect
            label={t('config-tests.send.who.unities')}
            options={units}
            value={count > 0 ? units.slice(0, 1) : []}
            onChange={ignore}
          />
          <SearchMultiSelect
            label={t('config-tests.send.who.tribes')}
            options={tribes}
            value={count > 0 ? tribes.slice(0, 1) : []}
            onChange={ignore}
          />
        </Stack>
      </Card>
      <Card>
        <Stack gap={5}>
          <PartHeading>{t('config-tests.send.when.heading')}</PartHeading>
          <DateTimeField
            label={t('config-tests.send.when.opens')}
            value="2027-03-08T11:00:00Z"
            onChange={ignore}
            timeZone="America/Recife"
          />
          <DateTimeField
            label={t('config-tests.send.when.closes')}
            value="2027-03-12T21:00:00Z"
            onChange={ignore}
            timeZone="America/Recife"
          />
          <NumberField label={t('config-tests.send.extra.all')} value={5} min={0} max={600} onChange={ignore} />
        </Stack>
      </Card>
      <Alert status={count > 0 ? 'info' : 'warning'}>
        {count > 0
          ? `${t('config-tests.send.who.count', { count })} ${t('config-tests.send.who.kept', { count: 3 })}`
          : t('config-tests.send.who.none')}
      </Alert>
      <Flex>
        <Button variant="primary" size="lg" disabled={count === 0} onClick={() => setAsking(true)}>
          {count > 0 ? t('config-tests.send.submitCount', { count }) : t('config-tests.send.go')}
        </Button>
      </Flex>
      {done !== undefined && (
        <Card>
          <Stack gap={3}>
            <PartHeading>{t('config-tests.sendings.heading')}</PartHeading>
            <ProgressLine
              value={(done / count) * 100}
              label={t('config-tests.sendings.progress', { done, receivers: count })}
            />
            <Text>{t('config-tests.sendings.sent', { count: done })}</Text>
            <Flex>
              <Button>{t('config-tests.sendings.recall')}</Button>
            </Flex>
          </Stack>
        </Card>
      )}
      <ConfirmDialog
        open={asking}
        title={t('config-tests.send.ask.title', { count })}
        description={t('config-tests.send.ask.text')}
        confirmLabel={t('config-tests.send.ask.confirm')}
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </Screen>
  )
}

export const Chosen: Story = {
  render: () => <Send count={42} />,
  play: async ({ canvasElement }) => {
    const send = within(canvasElement).getByRole('button', {
      name: i18n.t('config-tests.send.submitCount', { count: 42 }),
    })
    await userEvent.click(send)
    const dialog = within(document.body).getByRole('alertdialog')
    await expect(dialog).toHaveAccessibleName(i18n.t('config-tests.send.ask.title', { count: 42 }))
  },
}
export const NobodyYet: Story = { render: () => <Send count={0} /> }
export const OnItsWay: Story = { render: () => <Send count={10_000} done={3700} /> }
