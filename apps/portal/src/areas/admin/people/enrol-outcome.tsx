import { Box, Text } from '@chakra-ui/react'
import { Alert, Button } from '@the-house/design-system'
import type { EnrolReport } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'

const focus = (element: HTMLElement | null) => element?.focus()

/** Summarizes the effect of a file, before or after it is written. */
export function EnrolOutcome({ report }: { report: EnrolReport }) {
  const { t } = useTranslation()
  const { written, added, changed, unchanged, faulty } = report
  if (faulty > 0)
    return (
      <Alert status="danger" title={t('people.enrol.faulty', { count: faulty })}>
        {t('people.enrol.mend')}
      </Alert>
    )
  const counts = [
    t('people.enrol.added', { count: added }),
    ...(changed > 0 ? [t('people.enrol.changed', { count: changed })] : []),
    ...(unchanged > 0 ? [t('people.enrol.unchanged', { count: unchanged })] : []),
  ].join(' ')
  if (!written)
    return (
      <Alert status="info" title={counts}>
        {t(added + changed > 0 ? 'people.enrol.right' : 'people.enrol.nothing')}
      </Alert>
    )
  return (
    // The pressed button is gone, so the focus moves here.
    <Box ref={focus} tabIndex={-1}>
      <Alert status="success" title={counts}>
        <Text mb={3}>{t('people.enrol.done')}</Text>
        <Button asChild>
          <Link href="/admin/people?state=INVITED&sort=-created_at">{t('people.enrol.toList')}</Link>
        </Button>
      </Alert>
    </Box>
  )
}
