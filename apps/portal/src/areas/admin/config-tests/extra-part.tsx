import { Flex, Heading, Stack } from '@chakra-ui/react'
import { Card, IconButton } from '@the-house/design-system'
import { NumberField, SearchSelect } from '@the-house/design-system/admin'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { X } from 'lucide-react'
import type { OwnTime } from './send-state.ts'
import { useStudents } from './use-students.ts'
import type { PartProps } from './who-part.tsx'

/** Extra minutes for all receivers, and individual extra minutes that replace them. */
export function ExtraPart({ state, onChange }: PartProps) {
  const { t } = useTranslation()
  const students = useStudents()
  const { extra } = state
  const put = (own: OwnTime) => onChange({ extra: extra.map((one) => (one.id === own.id ? own : one)) })
  return (
    <Card>
      <Stack gap={5}>
        <Heading as="h2" textStyle="heading">
          {t('config-tests.send.extra.heading')}
        </Heading>
        <NumberField
          label={t('config-tests.send.extra.all')}
          value={state.extra_minutes}
          max={limits.testMinutesMax}
          onChange={(extra_minutes) => onChange({ extra_minutes })}
        />
        <SearchSelect
          label={t('config-tests.send.extra.add')}
          {...students}
          options={students.options?.filter(({ id }) => !extra.some((one) => one.id === id))}
          value={null}
          onChange={(student) => student && onChange({ extra: [...extra, { ...student, minutes: 15 }] })}
        />
        {extra.map((own) => (
          <Flex key={own.id} gap={2} align="end" wrap="wrap">
            <NumberField
              label={t('config-tests.send.extra.minutes', { name: own.label })}
              value={own.minutes}
              max={limits.testMinutesMax}
              onChange={(minutes) => put({ ...own, minutes })}
            />
            <IconButton
              label={t('config-tests.send.extra.remove', { name: own.label })}
              onClick={() => onChange({ extra: extra.filter(({ id }) => id !== own.id) })}
            >
              <X size={20} aria-hidden="true" />
            </IconButton>
          </Flex>
        ))}
      </Stack>
    </Card>
  )
}
