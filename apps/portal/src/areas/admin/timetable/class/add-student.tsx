import { Box, Flex, Stack } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { SearchSelect, type Option } from '@the-house/design-system/admin'
import { limits, type ClassDetail } from '@the-house/domain'
import { useDebounced } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { errorMessageOf } from '../../../../api/api-error.ts'
import { inlineErrors } from '../../../../api/inline-errors.ts'
import { putClassStudent } from '../../../../api/timetable.ts'
import { useApiQuery } from '../../../../api/use-api-query.ts'
import { useUser } from '../../../../session/session.ts'
import { Refusal } from '../refusal.tsx'
import { useWrite } from '../use-write.ts'

/** Gives a free place to a student of the unit, found by name. */
export function AddStudent({ one }: { one: ClassDetail }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const [term, setTerm] = useState('')
  const [chosen, setChosen] = useState<Option | null>(null)
  const asked = useDebounced(term, limits.searchDelayMs / 4)
  const query = { page: 1, size: 50, ...(asked && { term: asked.slice(0, 100) }) }
  const { data, error } = useApiQuery('GET /classes/:id/bookable', { params: { id: one.id }, query }, inlineErrors)
  const { busy, refusal, write } = useWrite()

  async function add(student: Option): Promise<void> {
    const done = t('timetable.done.added', { name: student.label })
    if (await write(() => putClassStudent(one.id, student.id), done)) setChosen(null)
  }

  return (
    <Stack gap={3}>
      <Flex gap={3} wrap="wrap" align="end">
        <Box flex="1 1 14rem" minW={0}>
          <SearchSelect
            label={t('timetable.people.add')}
            options={data?.content.map(({ id, name }) => ({ id, label: name }))}
            failure={error && errorMessageOf(error)}
            value={chosen}
            onChange={setChosen}
            onSearch={setTerm}
          />
        </Box>
        <Button disabled={!chosen} loading={busy} onClick={() => chosen && void add(chosen)}>
          {t('timetable.people.addGo')}
        </Button>
      </Flex>
      <Refusal error={refusal} timeZone={unity.time_zone} />
    </Stack>
  )
}
