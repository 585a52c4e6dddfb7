import { Heading, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { SearchMultiSelect } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import { errorMessageOf } from '../../../api/api-error.ts'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { GroupFields } from '../audience/group-fields.tsx'
import type { SendState } from './send-state.ts'
import { useStudents } from './use-students.ts'

export interface PartProps {
  state: SendState
  onChange: (change: Partial<SendState>) => void
}

/** Selects the receivers: any number of units, tribes and students, and a chapter. */
export function WhoPart({ state, onChange }: PartProps) {
  const { t } = useTranslation()
  const { data, error } = useApiQuery('GET /audiences', {}, inlineErrors)
  const students = useStudents()
  return (
    <Card>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading as="h2" textStyle="heading">
            {t('config-tests.send.who.heading')}
          </Heading>
          <Text color="fg.muted">{t('config-tests.send.who.lead')}</Text>
        </Stack>
        <GroupFields
          labels={{
            unities: t('config-tests.send.who.unities'),
            tribes: t('config-tests.send.who.tribes'),
            chapter: t('config-tests.send.who.chapter'),
          }}
          offered={data}
          failure={error && errorMessageOf(error)}
          value={state}
          onChange={onChange}
        />
        <SearchMultiSelect
          label={t('config-tests.send.who.students')}
          {...students}
          value={state.students}
          onChange={(chosen) => onChange({ students: chosen })}
        />
      </Stack>
    </Card>
  )
}
