import { ProfileForm, Skeleton, notify } from '@the-house/design-system'
import { changeProfileSchema, phoneText, type PersonalProfile } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { putProfile } from '../../api/profile.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { useUser } from '../../session/session.ts'
import { Section } from './section.tsx'

const schema = changeProfileSchema.omit(['change_password'])

interface DataProps {
  profile: PersonalProfile
  onSaved: (profile: PersonalProfile) => void
}

function Data({ profile, onSaved }: DataProps) {
  const { t } = useTranslation()
  const { unity, tribe } = useUser()
  const { cellphone, birthday, ...known } = profile
  const form = useSchoolForm({
    schema,
    defaultValues: { cellphone: phoneText(cellphone), birthday },
    send: async (values) => {
      onSaved(await putProfile(values))
      notify({ type: 'success', title: t('profile.data.saved') })
    },
  })
  return <ProfileForm {...form} known={{ ...known, unit: unity.name, tribe: tribe?.name ?? '' }} />
}

/** The data of the user; cellphone and birthday can be changed. */
export function OwnData() {
  const { t } = useTranslation()
  // Fetched once, so that a revalidation never replaces the user's input.
  const read = useApiQuery('GET /me/profile', {}, { revalidateOnFocus: false, revalidateOnReconnect: false })
  return (
    <Section title={t('profile.data.heading')}>
      <AsyncContent read={read} skeleton={<Skeleton h="36rem" />}>
        {(profile) => <Data profile={profile} onSaved={(saved) => void read.mutate(saved, { revalidate: false })} />}
      </AsyncContent>
    </Section>
  )
}
