import { Flex, Stack, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { DataTable, type TableLink } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import { GraduationCap, Mail, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { ReadFailure } from '../../../page/async-content.tsx'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { usePeopleColumns } from './people-columns.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { rowOf, type PersonRow } from './people-rows.ts'
import { usePeopleTable } from './use-people-table.ts'
import { useWelcome } from './use-welcome.ts'
import { WelcomeDialog } from './welcome-dialog.tsx'

const RouterLink: TableLink = (props) => <Link {...props} />

/** The list of people, with search, filters and links to each person. */
export function PeopleScreen() {
  const { t } = useTranslation()
  const { state, narrowing, read, hrefFor, ask, narrow } = usePeopleTable()
  const columns = usePeopleColumns()
  const { data, error, mutate, isLoading } = read
  const [selected, select] = useState<ReadonlyMap<number, PersonRow>>(new Map())
  const welcome = useWelcome(() => select(new Map()))
  const rows = data?.content.map(rowOf)
  const pick = (ids: ReadonlySet<number>) => {
    const known = [...selected.values(), ...(rows ?? [])]
    select(new Map(known.filter(({ id }) => ids.has(id)).map((row) => [row.id, row])))
  }
  const heading = (
    <Stack gap={1}>
      <ScreenHeading title={t('people.title')} />
      <Text color="fg.muted">{t('people.lead')}</Text>
    </Stack>
  )
  if (error && !data)
    return (
      <Stack gap={{ base: 4, md: 6 }}>
        {heading}
        <ReadFailure error={error} onRetry={() => void mutate()} />
      </Stack>
    )
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Flex gap={4} wrap="wrap" justify="space-between" align="end">
        {heading}
        <Button asChild variant="primary">
          <Link href="/admin/people/enrol">
            <UserPlus size={20} aria-hidden="true" />
            {t('people.enrol.action')}
          </Link>
        </Button>
      </Flex>
      <DataTable
        label={t('people.title')}
        columns={columns}
        rows={rows}
        total={data?.meta.total}
        more={data?.meta.more}
        state={state}
        onChange={ask}
        hrefFor={hrefFor}
        hint={t('people.none')}
        busy={isLoading}
        filters={<PeopleFilters narrowing={narrowing} onNarrow={narrow} />}
        selection={{
          ids: new Set(selected.keys()),
          onChange: pick,
          actions: [
            {
              label: t('people.welcome.action'),
              icon: <Mail size={18} aria-hidden="true" />,
              busy: welcome.busy,
              onSelect: () => welcome.ask(Array.from(selected.values())),
            },
          ],
        }}
        link={RouterLink}
        links={[
          {
            label: (name) => t('people.learner', { name }),
            icon: <GraduationCap size={20} aria-hidden="true" />,
            href: ({ person: { id, profile } }) =>
              id === null || profile === 'TEACHER' ? undefined : paths.learner(id),
          },
        ]}
        nameOf={({ person }) => person.name}
        editHref={({ person }) => (person.id === null ? undefined : `/admin/people/${person.id}`)}
      />
      <WelcomeDialog rows={welcome.rows} busy={welcome.busy} onSend={welcome.send} onCancel={welcome.cancel} />
    </Stack>
  )
}
