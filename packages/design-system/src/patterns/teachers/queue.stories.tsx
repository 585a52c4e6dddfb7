import { Flex, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ignore } from '../../about/ignore.ts'
import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import { Chip } from '../../chip/chip.tsx'
import { EmptyState } from '../../empty-state/empty-state.tsx'
import { SelectField } from '../../field/select-field.tsx'
import { Pagination } from '../../pagination/pagination.tsx'
import { TextLink } from '../../text-link/text-link.tsx'
import { momentOf } from '../moment.ts'
import { Screen } from './screen.tsx'
import { students, text, units } from './work.ts'

/**
 * The correction queue of a teacher, oldest first, with the beginning of each text: one button takes the oldest. An
 * answer that a colleague has claimed says so.
 */
const meta = { title: 'Patterns/Teachers/Queue of texts' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const all = units.map(({ label }) => ({ value: label, label }))

function Queue({ waiting }: { waiting: number }) {
  const { t } = useTranslation()
  return (
    <Screen
      title={t('corrections.queue.TEST')}
      lead={t('corrections.lead.TEST')}
      actions={<Button variant="primary">{t('corrections.start')}</Button>}
    >
      <Flex maxW="20rem">
        <SelectField
          label={t('corrections.filter.unit')}
          placeholder={t('corrections.filter.all')}
          options={all}
          defaultValue=""
        />
      </Flex>
      {waiting === 0 ? (
        <EmptyState title={t('corrections.none.title')} description={t('corrections.none.text')} />
      ) : (
        <Stack gap={4}>
          <Text fontWeight="semibold">{t('corrections.waiting', { count: waiting })}</Text>
          <Card>
            <Stack as="ol" gap={5} listStyleType="none" aria-label={t('corrections.queue.TEST')}>
              {students.map(({ id, name, unit }) => (
                <Stack as="li" key={id} gap={1}>
                  <Flex gap={4} wrap="wrap" justify="space-between" align="baseline">
                    <TextLink href={`#desk-${id}`}>
                      {t('corrections.row.open', { title: 'Your living room', name })}
                    </TextLink>
                    <Text textStyle="small" color="fg.muted">
                      {t('corrections.row.handedIn', { when: momentOf('2027-03-06T17:02:00Z') })}
                    </Text>
                  </Flex>
                  <Text lang="en" lineClamp={2}>
                    {text}
                  </Text>
                  <Flex gap={2} wrap="wrap" align="center">
                    <Text textStyle="small" color="fg.muted">
                      {unit}
                    </Text>
                    {id === 2 && <Chip tone="warning">{t('corrections.row.taken', { name: 'Clara Monteiro' })}</Chip>}
                  </Flex>
                </Stack>
              ))}
            </Stack>
          </Card>
          <Pagination page={1} pages={Math.ceil(waiting / 20)} hrefFor={(page) => `#page-${page}`} onSelect={ignore} />
        </Stack>
      )}
    </Screen>
  )
}

export const Waiting: Story = { render: () => <Queue waiting={57} /> }
export const NothingWaits: Story = { render: () => <Queue waiting={0} /> }
