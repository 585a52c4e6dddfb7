import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { ShareBar } from '@the-house/design-system/admin'
import { limits, type ReportedExercise, type TestReport } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Table } from '../../../page/table.ts'
import { verdictOf } from './verdict.ts'

/** The statistics of each exercise of a test: its difficulty and its discrimination. */
export function ExercisesCard({ report: { exercises } }: { report: TestReport }) {
  const { t } = useTranslation()
  return (
    <Card>
      <Stack gap={4}>
        <Heading as="h2" textStyle="heading">
          {t('tests-report.exercises.title')}
        </Heading>
        {exercises.length === 0 ? (
          <Text color="fg.muted">{t('tests-report.exercises.none')}</Text>
        ) : (
          <>
            {/* The table is wider than a phone, so its region scrolls and takes the keyboard focus. */}
            <Box as="section" overflowX="auto" aria-label={t('tests-report.exercises.title')} tabIndex={0}>
              <Table minW="44rem">
                <thead>
                  <tr>
                    <th scope="col">{t('tests-report.exercises.exercise')}</th>
                    <th scope="col">{t('tests-report.exercises.facility')}</th>
                    <th scope="col">{t('tests-report.exercises.discrimination')}</th>
                    <th scope="col">{t('tests-report.exercises.blank')}</th>
                    <th scope="col">{t('tests-report.exercises.waiting')}</th>
                  </tr>
                </thead>
                <tbody>
                  {exercises.map((exercise, index) => (
                    <Row key={exercise.id} exercise={exercise} number={index + 1} />
                  ))}
                </tbody>
              </Table>
            </Box>
            <Text textStyle="small" color="fg.muted">
              {t('tests-report.exercises.note', { count: limits.discriminationFrom })}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  )
}

function Row({ exercise, number }: { exercise: ReportedExercise; number: number }) {
  const { t, i18n } = useTranslation()
  const { title, type, facility, discrimination, blank, waiting, held } = exercise
  const decimal = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <tr>
      <th scope="row">
        {number}. <span lang="en">{title}</span>
        <Text textStyle="small" color="fg.muted" fontWeight="normal">
          {t(`tests-report.exercises.type.${type}`)}
        </Text>
      </th>
      <td>
        {facility === null ? (
          '–'
        ) : (
          <Stack gap={1} w="9rem">
            <span>{t('tests-report.percent', { value: facility })}</span>
            <ShareBar share={facility / 100} tone={facility < limits.passPercentage ? 'warning' : 'right'} />
          </Stack>
        )}
      </td>
      <td>
        {discrimination === null ? (
          <Text color="fg.muted">{t('tests-report.verdict.unknown')}</Text>
        ) : (
          <Stack gap={0}>
            <span>{t(`tests-report.verdict.${verdictOf(discrimination)}`)}</span>
            <Text textStyle="small" color="fg.muted">
              {decimal.format(discrimination)}
            </Text>
          </Stack>
        )}
      </td>
      <td>{t('tests-report.exercises.of', { count: blank, all: held })}</td>
      <td>{waiting}</td>
    </tr>
  )
}
