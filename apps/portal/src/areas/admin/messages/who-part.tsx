import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { Card, CheckField } from '@the-house/design-system'
import { SearchMultiSelect } from '@the-house/design-system/admin'
import { profiles } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useController, type Control } from 'react-hook-form'
import { errorMessageOf } from '../../../api/api-error.ts'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { errorText } from '../../../page/form/error-text.ts'
import { GroupFields } from '../audience/group-fields.tsx'
import type { Values } from '../resource/form-draft.ts'
import { audienceIn, type ChosenAudience } from './compose-values.ts'
import { useMessagePeople } from './use-message-people.ts'

const Profiles = chakra('fieldset', { base: { display: 'flex', flexWrap: 'wrap', columnGap: 6, border: 'none' } })
const Legend = chakra('legend', { base: { textStyle: 'label', fontWeight: 'medium', mb: 1 } })

/** Whom a message is for: units, tribes, a chapter, profiles and people by name. */
export function WhoPart({ control }: { control: Control<Values> }) {
  const { t } = useTranslation()
  const { data, error } = useApiQuery('GET /messages/audiences', {}, inlineErrors)
  const people = useMessagePeople()
  const { field, fieldState } = useController({ control, name: 'audience' })
  const chosen = audienceIn(field.value)
  const change = (changes: Partial<ChosenAudience>) => field.onChange({ ...chosen, ...changes })
  return (
    <Card>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading as="h2" textStyle="heading">
            {t('messages.who.heading')}
          </Heading>
          <Text color="fg.muted">{t('messages.who.lead')}</Text>
        </Stack>
        <GroupFields
          labels={{
            unities: t('messages.who.unities'),
            tribes: t('messages.who.tribes'),
            chapter: t('messages.who.chapter'),
          }}
          offered={data}
          failure={error && errorMessageOf(error)}
          error={errorText(fieldState.error?.message)}
          value={chosen}
          onChange={change}
        />
        <Profiles>
          <Legend>{t('messages.who.profiles')}</Legend>
          {profiles.map((profile) => (
            <CheckField
              key={profile}
              label={t(`messages.profile.${profile}`)}
              checked={chosen.profiles.includes(profile)}
              onChange={(checked) =>
                change({
                  profiles: profiles.filter((one) => (one === profile ? checked : chosen.profiles.includes(one))),
                })
              }
            />
          ))}
          <Text textStyle="small" color="fg.muted" w="full">
            {t('messages.who.profilesHint')}
          </Text>
        </Profiles>
        <SearchMultiSelect
          label={t('messages.who.people')}
          {...people}
          value={chosen.people}
          onChange={(some) => change({ people: some })}
        />
      </Stack>
    </Card>
  )
}
