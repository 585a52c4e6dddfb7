import { Stack, Text } from '@chakra-ui/react'
import { Button, Card, SelectField } from '@the-house/design-system'
import { duties, type Duty, type GivenDuty, type Person } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { openedBy } from './opened-by.ts'
import { useDuties } from './use-duties.ts'
import { dutyLabels } from './labels.ts'

/** The value of the choice of all units; that of one is its id. */
const all = 'all'

/** Gives a person duties, each in one of the person's units or in all, and says what each opens. */
export function PersonDuties({ person }: { person: Person }) {
  const { t } = useTranslation()
  const { given, busy, choose, save } = useDuties(person)
  return (
    <Card as="section" aria-labelledby="duties" maxW="44rem">
      <Stack gap={5}>
        <Stack gap={1}>
          <Text as="h2" id="duties" textStyle="heading">
            {t('people.duty.title')}
          </Text>
          <Text color="fg.muted">{t(person.admin ? 'people.duty.admin' : 'people.duty.lead')}</Text>
        </Stack>
        {duties.map((duty) => (
          <DutyChoice
            key={duty}
            duty={duty}
            person={person}
            given={given.find((one) => one.duty === duty)}
            onChoose={(unity_id) => choose(duty, unity_id)}
          />
        ))}
        <Button variant="primary" alignSelf="start" loading={busy} onClick={save}>
          {t('people.duty.save')}
        </Button>
      </Stack>
    </Card>
  )
}

interface DutyChoiceProps {
  duty: Duty
  person: Person
  given: GivenDuty | undefined
  onChoose: (unity_id: number | null | undefined) => void
}

function DutyChoice({ duty, person, given, onChoose }: DutyChoiceProps) {
  const { t } = useTranslation()
  const screens = openedBy(duty, person).map(({ name }) => t(name))
  const units = [person.unity, ...person.other_units]
  const idOf = (value: string) => (value === all ? null : Number(value))
  return (
    <SelectField
      label={t(dutyLabels[duty])}
      hint={screens.length > 0 ? t('people.duty.opens', { screens: screens.join(', ') }) : t('people.duty.opensNone')}
      placeholder={t('people.duty.none')}
      options={[
        { value: all, label: t('people.duty.all') },
        ...units.map(({ id, name }) => ({ value: String(id), label: t('people.duty.only', { unit: name }) })),
      ]}
      value={given ? String(given.unity_id ?? all) : ''}
      onChange={({ target: { value } }) => onChoose(value === '' ? undefined : idOf(value))}
    />
  )
}
