import { Box, Stack, Text } from '@chakra-ui/react'
import { EmptyState, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useClassProblems, type Places } from '../../../../api/timetable.ts'
import { AsyncContent } from '../../../../page/async-content.tsx'
import { ListPages } from '../../../../page/listing/list-pages.tsx'
import { paths } from '../../../../page/paths.ts'
import { ScreenHeading } from '../../../../page/screen-heading.tsx'
import { useTimetablePlaces } from '../use-timetable-places.ts'
import { ProblemFilters } from './problem-filters.tsx'
import { ProblemTable } from './problem-table.tsx'
import { useProblemQuery } from './use-problem-query.ts'

/** The classes ahead in which something is missing or wrong; each leads to its place in the timetable. */
export function ProblemsScreen() {
  const { t } = useTranslation()
  const places = useTimetablePlaces(null)
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('timetable.problems.title')} />
        <Text color="fg.muted">{t('timetable.problems.lead')}</Text>
      </Stack>
      <AsyncContent read={places} skeleton={<Skeleton aria-busy="true" h="24rem" borderRadius="card" />}>
        {({ unities }) =>
          unities.length > 0 ? (
            <ProblemList unities={unities} />
          ) : (
            <EmptyState title={t('timetable.noUnit.title')} description={t('timetable.noUnit.text')} />
          )
        }
      </AsyncContent>
    </Stack>
  )
}

function ProblemList({ unities }: Pick<Places, 'unities'>) {
  const { t } = useTranslation()
  const { asked, narrow, listing } = useProblemQuery(unities)
  const read = useClassProblems(asked)
  const isNarrowed = asked.problem !== undefined || asked.unity_id !== undefined
  return (
    <Stack gap={4}>
      <ProblemFilters unities={unities} asked={asked} onChange={narrow} />
      <Box minH="24rem">
        <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h="24rem" borderRadius="card" />}>
          {({ content, meta }) => (
            <ListPages
              listing={listing}
              path={paths.classProblems}
              meta={meta}
              none={
                <EmptyState
                  title={t(`timetable.problems.${isNarrowed ? 'noneHere' : 'none'}`)}
                  description={t(`timetable.problems.${isNarrowed ? 'noneHereText' : 'noneText'}`)}
                />
              }
            >
              <ProblemTable classes={content} total={meta.total} several={unities.length > 1} />
            </ListPages>
          )}
        </AsyncContent>
      </Box>
    </Stack>
  )
}
