import { chakra, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { openOptions, useUnitsAndTribes } from './use-units-and-tribes.ts'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'max-content 1fr' },
    columnGap: 4,
    rowGap: { base: 0, md: 1 },
    '& dt': { fontWeight: 'semibold', fontFamily: 'mono' },
    '& dd': { m: 0, mb: { base: 2, md: 0 }, color: 'fg.muted', overflowWrap: 'anywhere' },
  },
})

/** Explains the columns of an enrolment file, with the units and tribes of this school. */
export function EnrolColumns() {
  const { t } = useTranslation()
  const { unities = [], tribes = [] } = useUnitsAndTribes()
  const names = (options: typeof unities) =>
    openOptions(options)
      .map(({ label }) => label)
      .join(', ')
  const columns = [
    ['code', t('people.column.code')],
    ['profile', t('people.column.profile')],
    ['unit', t('people.column.unit', { names: names(unities) })],
    ['tribe', t('people.column.tribe', { names: names(tribes) })],
    ['name', t('people.column.name')],
    ['cpf', t('people.column.cpf')],
    ['email', t('people.column.email')],
    ['birthday', t('people.column.birthday')],
    ['chapter', t('people.column.chapter')],
  ] as const
  return (
    <>
      <Text>{t('people.enrol.how')}</Text>
      <List>
        {columns.map(([name, about]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </List>
    </>
  )
}
