import { Flex } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { paths } from '../../../page/paths.ts'

/** Where a founded school goes on. */
export function OpenSchool() {
  const { t } = useTranslation()
  return (
    <Flex gap={3} wrap="wrap">
      <Button asChild variant="primary" size="lg">
        <Link href={paths.dashboard}>{t('founding.open.home')}</Link>
      </Button>
      <Button asChild size="lg">
        <Link href={paths.timetable}>{t('founding.open.timetable')}</Link>
      </Button>
      <Button asChild size="lg">
        <Link href={paths.people}>{t('founding.open.people')}</Link>
      </Button>
    </Flex>
  )
}
