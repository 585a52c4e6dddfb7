import { chakra, Text } from '@chakra-ui/react'
import type { MyClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Table } from '../../page/table.ts'
import { ClassLink } from './class-link.tsx'
import { Over } from './over.tsx'
import { useClassDate } from './use-class-date.ts'

/** The containing block of the stretched link. */
const Row = chakra('tr', { base: { position: 'relative' } })

/** The classes as a table: name, room and date. */
export function ClassTable({ classes }: { classes: MyClass[] }) {
  const { t } = useTranslation()
  const dateOf = useClassDate()
  return (
    <Table aria-label={t('dashboard.classes.title')}>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.classes.name')}</th>
          <th scope="col">{t('dashboard.classes.room')}</th>
          <th scope="col">{t('dashboard.classes.date')}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map((one) => {
          const { weekday, day, over } = dateOf(one)
          return (
            <Row key={one.id}>
              <th scope="row">
                <ClassLink>{one.name}</ClassLink>
                {over && <Over />}
              </th>
              <td>{one.room}</td>
              <td>
                <Text as="span" whiteSpace="nowrap">
                  {weekday}
                </Text>{' '}
                <Text as="span" whiteSpace="nowrap" color="fg.muted">
                  {day}
                </Text>
              </td>
            </Row>
          )
        })}
      </tbody>
    </Table>
  )
}
