import { ProfileForm, Skeleton, notify } from '@the-house/design-system'
import { changeProfileSchema, phoneText, type PersonalProfile } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { putProfile } from '../../api/profile.ts'
import { useRead } from '../../api/use-read.ts'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { Loaded } from '../../page/loaded.tsx'
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

/** What the school knows of the user; cellphone and birthday can be changed. */
export function OwnData() {
  const { t } = useTranslation()
  // Read once: what is being typed is never replaced by what comes back later.
  const read = useRead('GET /me/profile', {}, { revalidateOnFocus: false, revalidateOnReconnect: false })
  return (
    <Section title={t('profile.data.heading')}>
      <Loaded read={read} skeleton={<Skeleton h="36rem" />}>
        {(profile) => <Data profile={profile} onSaved={(saved) => void read.mutate(saved, { revalidate: false })} />}
      </Loaded>
    </Section>
  )
}
