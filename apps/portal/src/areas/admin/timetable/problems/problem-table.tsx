import { Flex, Stack, Text } from '@chakra-ui/react'
import { Card, Chip, TextLink, zoned } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import type { ClassWithProblem } from '../../../../api/timetable.ts'
import { formatMoment } from '../../../../page/clock.ts'
import { paths } from '../../../../page/paths.ts'
import { Table } from '../../../../page/table.ts'

interface ProblemTableProps {
  classes: readonly ClassWithProblem[]
  /** How many there are on all pages. */
  total: number
  /** Whether they may be of several units, whose names are then shown. */
  several: boolean
}

/** Classes by start, with what is missing in each. */
export function ProblemTable({ classes, total, several }: ProblemTableProps) {
  const { t } = useTranslation()
  const label = t('timetable.problems.title')
  return (
    <Stack gap={2}>
      <Text aria-live="polite" color="fg.muted">
        {t('timetable.problems.count', { count: total })}
      </Text>
      <Card as="section" py={2} px={{ base: 4, md: 6 }} overflowX="auto" tabIndex={0} aria-label={label}>
        <Table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{t('timetable.column.name')}</th>
              <th scope="col">{t('timetable.column.time')}</th>
              {several && <th scope="col">{t('timetable.filter.unity_id')}</th>}
              <th scope="col">{t('timetable.problems.what')}</th>
            </tr>
          </thead>
          <tbody>
            {classes.map((one) => (
              <Row key={one.id} one={one} several={several} />
            ))}
          </tbody>
        </Table>
      </Card>
    </Stack>
  )
}

function Row({ one, several }: { one: ClassWithProblem; several: boolean }) {
  const { t } = useTranslation()
  const { start_date, unity, problems } = one
  return (
    <tr>
      <th scope="row">
        <ClassLink one={one} />
      </th>
      <td>{formatMoment(start_date, unity.time_zone)}</td>
      {several && <td>{unity.name}</td>}
      <td>
        <Flex gap={2} wrap="wrap">
          {problems.map((problem) => (
            <Chip key={problem} tone="warning">
              <TriangleAlert size={16} aria-hidden="true" />
              {t(`timetable.problem.${problem}`)}
            </Chip>
          ))}
        </Flex>
      </td>
    </tr>
  )
}

function ClassLink({ one: { id, name, start_date, unity } }: { one: ClassWithProblem }) {
  const { day } = zoned(start_date, unity.time_zone)
  return (
    <TextLink asChild>
      <Link href={paths.classIn(unity.id, { id, day })}>{name}</Link>
    </TextLink>
  )
}
