import { Stack, Text } from '@chakra-ui/react'
import { Chip } from '@the-house/design-system'
import type { Column } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import { formatDate } from '../../../page/dates.ts'
import { useUser } from '../../../session/session.ts'
import { StateChip } from './state-chip.tsx'
import type { PersonRow } from './people-rows.ts'
import { dutyLabels, profileLabels } from './labels.ts'

/** Small text below the main text of a cell; nothing where there is none. */
const Below = ({ children }: { children: string | null }) =>
  children && (
    <Text as="span" textStyle="small" color="fg.muted" overflowWrap="anywhere">
      {children}
    </Text>
  )

/** An e-mail address that wraps before its host if necessary. */
function Address({ children }: { children: string | null }) {
  const [name, host] = children?.split('@') ?? []
  if (host === undefined) return children
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  )
}

/** The columns of the list of people. */
export function usePeopleColumns(): Column<PersonRow>[] {
  const { t } = useTranslation()
  const { unity } = useUser()
  return [
    { name: 'name', label: t('people.field.name'), sortable: true, render: ({ person }) => person.name },
    {
      name: 'email',
      label: t('people.field.known'),
      render: ({ person: { email, code, cpf } }) => (
        <Stack as="span" gap={0}>
          <Text as="span" overflowWrap="anywhere">
            <Address>{email}</Address>
          </Text>
          <Below>{code}</Below>
          <Below>{cpf}</Below>
        </Stack>
      ),
    },
    {
      name: 'state',
      label: t('people.field.state'),
      render: ({ person: { state, profile, email } }) => (
        <Stack as="span" gap={1} align="start">
          <StateChip state={state} />
          {state === 'INVITED' && profile === 'TEACHER' && email === null && (
            <Chip tone="wrong">{t('people.emailNeeded')}</Chip>
          )}
        </Stack>
      ),
    },
    {
      name: 'profile',
      label: t('people.field.profile'),
      render: ({ person: { profile, admin, duties } }) => (
        <Stack as="span" gap={1} align="start">
          {t(profileLabels[profile])}
          {admin && <Chip>{t('people.admin')}</Chip>}
          {duties.map((duty) => (
            <Chip key={duty} tone="info">
              {t(dutyLabels[duty])}
            </Chip>
          ))}
        </Stack>
      ),
    },
    {
      name: 'unity',
      label: t('people.field.unity'),
      render: ({ person }) => (
        <Stack as="span" gap={0}>
          {person.unity.name}
          <Below>{person.tribe?.name ?? null}</Below>
        </Stack>
      ),
    },
    {
      name: 'created_at',
      label: t('people.field.since'),
      sortable: true,
      render: ({ person }) => formatDate(person.created_at, unity.time_zone),
    },
  ]
}
