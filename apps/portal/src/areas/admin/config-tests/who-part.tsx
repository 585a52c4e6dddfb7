import { Heading, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { SearchMultiSelect, SearchSelect } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import { errorMessageOf } from '../../../api/api-error.ts'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import type { SendState } from './send-state.ts'
import { useStudents } from './use-students.ts'

export interface PartProps {
  state: SendState
  onChange: (change: Partial<SendState>) => void
}

const optionsOf = (named: { id: number; name: string; book?: string }[] | undefined) =>
  named?.map(({ id, name, book }) => ({ id, label: name, ...(book !== undefined && { hint: book }) }))

/** Selects the receivers: any number of units, tribes and students, and a chapter. */
export function WhoPart({ state, onChange }: PartProps) {
  const { t } = useTranslation()
  const { data, error } = useApiQuery('GET /audiences', {}, inlineErrors)
  const students = useStudents()
  const failure = error && errorMessageOf(error)
  return (
    <Card>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading as="h2" textStyle="heading">
            {t('config-tests.send.who.heading')}
          </Heading>
          <Text color="fg.muted">{t('config-tests.send.who.lead')}</Text>
        </Stack>
        <SearchMultiSelect
          label={t('config-tests.send.who.unities')}
          options={optionsOf(data?.unities)}
          failure={failure}
          value={state.unities}
          onChange={(unities) => onChange({ unities })}
        />
        <SearchMultiSelect
          label={t('config-tests.send.who.tribes')}
          options={optionsOf(data?.tribes)}
          failure={failure}
          value={state.tribes}
          onChange={(tribes) => onChange({ tribes })}
        />
        <SearchMultiSelect
          label={t('config-tests.send.who.students')}
          {...students}
          value={state.students}
          onChange={(chosen) => onChange({ students: chosen })}
        />
        <SearchSelect
          label={t('config-tests.send.who.chapter')}
          options={optionsOf(data?.chapters)}
          failure={failure}
          value={state.chapter}
          onChange={(chapter) => onChange({ chapter })}
        />
      </Stack>
    </Card>
  )
}
