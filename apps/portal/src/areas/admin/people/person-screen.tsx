import { Stack, Text } from '@chakra-ui/react'
import { Card, notify, Skeleton, TextLink } from '@the-house/design-system'
import { allows, type Person } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { loadAreas, useTranslation } from '@the-house/i18n'
import { Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { usePerson } from '../../../api/people.ts'
import { idIn } from '../../../page/id-in.ts'
import { useFromList } from '../../../page/listing/from-list.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { useUser } from '../../../session/session.ts'
import { DeletedNotice } from '../resource/deleted-notice.tsx'
import { PersonAccess } from './person-access.tsx'
import { PersonDuties } from './person-duties.tsx'
import { PersonForm } from './person-form.tsx'

/** Loads with its texts for those who may have passkeys. */
const PersonPasskeys = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./person-passkeys.tsx'), loadAreas('passkeys')])
  return { default: part.PersonPasskeys }
})

const list = '/admin/people'

/** The screen of a person with an account: profile, unit, tribe and access. */
export function PersonScreen({ params: { id } }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const read = usePerson(idIn(id))
  if (idIn(id) === null || read.error?.status === 404) return <DeletedNotice text={t('people.gone')} list={list} />
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <AsyncContent read={read} skeleton={<PersonSkeleton />}>
        {(person) => <Known key={person.id} person={person} />}
      </AsyncContent>
    </Stack>
  )
}

function Known({ person }: { person: Person }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const query = useFromList()
  const me = useUser()
  const { email, cpf, code } = person
  const courseOf = ({ chapter }: Person) =>
    chapter ? t('people.course', { number: chapter.number ?? '–', name: chapter.name }) : t('people.noCourse')
  const about = [email, cpf && t('people.cpf', { cpf }), code && t('people.code', { code })].filter(Boolean)
  return (
    <>
      <Stack gap={1}>
        <ScreenHeading title={person.name} />
        <Text color="fg.muted" overflowWrap="anywhere">
          {about.join(' · ')}
        </Text>
        <TextLink asChild alignSelf="start" display="inline-flex" alignItems="center" minH="target">
          <Link href={paths.learner(person.id)}>{courseOf(person)}</Link>
        </TextLink>
        {person.profile === 'TEACHER' && allows('timetable', me) && (
          <TextLink asChild alignSelf="start" display="inline-flex" alignItems="center" minH="target">
            <Link href={paths.absenceOf(person.unity.id, person.id)}>{t('people.absence')}</Link>
          </TextLink>
        )}
      </Stack>
      <PersonForm
        person={person}
        onSaved={() => {
          notify({ type: 'success', title: t('admin.saved') })
          go(`${list}${query ?? ''}`)
        }}
      />
      <PersonDuties key={person.duties_version} person={person} />
      <PersonAccess person={person} isMe={me.id === person.id} />
      {allows('manageTeaching', { ...person, roles: [], unity_id: person.unity.id }) && (
        <Suspense>
          <PersonPasskeys person={person} />
        </Suspense>
      )}
    </>
  )
}

const PersonSkeleton = () => (
  <Card maxW="44rem" aria-busy="true" display="flex" flexDirection="column" gap={5}>
    {[1, 2, 3, 4, 5, 6].map((field) => (
      <Skeleton key={field} h={16} />
    ))}
  </Card>
)
