import { Flex, Stack } from '@chakra-ui/react'
import { i18n, useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ignore } from '../../about/ignore.ts'
import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import { Chip } from '../../chip/chip.tsx'
import { EmptyState } from '../../empty-state/empty-state.tsx'
import { TextAreaField } from '../../field/text-area-field.tsx'
import { TextField } from '../../field/text-field.tsx'
import { NumberField } from '../../number-field/number-field.tsx'
import { OrderList } from '../../order-list/order-list.tsx'
import { SwitchField } from '../../switch-field/switch-field.tsx'
import { PartHeading, Screen } from './screen.tsx'
import { exercises, test } from './work.ts'

/**
 * A test has a name, a duration and exercises from the bank in an order: first its properties, then its exercises.
 * Every addition, draw or move is announced; nothing is sent to the server before the user saves.
 */
const meta = {
  title: 'Patterns/Teachers/Set up a test',
  // The drag and drop code is loaded before a story is shown.
  loaders: [() => import('../../order-list/sortable-rows.tsx')],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function SetUp({ chosen }: { chosen: readonly (typeof exercises)[number][] }) {
  const { t } = useTranslation()
  const [items, setItems] = useState(chosen)
  return (
    <Screen title={test.name} actions={<Button>{t('config-tests.preview.open')}</Button>}>
      <Card>
        <Stack gap={5}>
          <TextField label={t('admin.fields.name')} defaultValue={test.name} />
          <TextAreaField
            limit={500}
            label={t('admin.fields.description')}
            defaultValue={test.description}
            hint={t('config-tests.hints.description')}
          />
          <NumberField
            label={t('config-tests.fields.minutes')}
            value={test.minutes}
            min={1}
            max={600}
            onChange={ignore}
          />
          <SwitchField label={t('config-tests.fields.showFeedback')} checked onChange={ignore} />
          <SwitchField
            label={t('config-tests.fields.shuffled')}
            hint={t('config-tests.hints.shuffled')}
            checked={false}
            onChange={ignore}
          />
        </Stack>
      </Card>
      <Card>
        <Stack gap={4}>
          <Flex gap={3} wrap="wrap" justify="space-between" align="center">
            <PartHeading>{t('config-tests.exercises.heading')}</PartHeading>
            <Button>
              <Plus size={18} aria-hidden="true" />
              {t('config-tests.bank.open')}
            </Button>
          </Flex>
          {items.length === 0 ? (
            <EmptyState title={t('config-tests.send.empty.title')} description={t('config-tests.exercises.none')} />
          ) : (
            <OrderList
              label={t('config-tests.exercises.heading')}
              items={items}
              nameOf={({ title }) => title}
              onChange={setItems}
              render={({ title, type }) => (
                <Flex gap={2} wrap="wrap" align="center">
                  <span lang="en">{title}</span>
                  <Chip>{t(`admin.exerciseType.${type}`)}</Chip>
                </Flex>
              )}
            />
          )}
        </Stack>
      </Card>
      <Flex gap={3} wrap="wrap">
        <Button variant="primary">{t('admin.save')}</Button>
        <Button>{t('design.dialog.cancel')}</Button>
      </Flex>
    </Screen>
  )
}

export const Ready: Story = {
  render: () => <SetUp chosen={exercises} />,
  play: async ({ canvasElement }) => {
    const [first, second] = exercises
    const handle = { name: i18n.t('ordering.handle', { name: second.title }) }
    // Drag and drop is loaded lazily: the list is another one then.
    await waitFor(() => expect(within(canvasElement).getByRole('button', handle)).toBeEnabled())
    const list = within(within(canvasElement).getByRole('list', { name: i18n.t('config-tests.exercises.heading') }))
    await userEvent.click(list.getByRole('button', { name: i18n.t('ordering.up', { name: second.title }) }))
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(second.title)
    await expect(list.getAllByRole('listitem')[1]).toHaveTextContent(first.title)
  },
}
export const NothingChosen: Story = { render: () => <SetUp chosen={[]} /> }
