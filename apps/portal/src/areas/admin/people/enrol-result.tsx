import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Card, Skeleton } from '@the-house/design-system'
import type { EnrolReport } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { EnrolFaults } from './enrol-faults.tsx'
import { EnrolLines } from './enrol-lines.tsx'

export interface EnrolResultProps {
  /** null: no file yet, or it is on its way. */
  report: EnrolReport | null
  busy: 'trying' | 'writing' | null
  onWrite: () => void
  /** Tries the same file again; null: there is none. */
  onAgain: (() => void) | null
}

/** What a file would do, or has done: in words, with what is wrong with it, line by line. */
export function EnrolResult({ report, busy, onWrite, onAgain }: EnrolResultProps) {
  const { t } = useTranslation()
  if (!report)
    return (
      <Box aria-live="polite">
        {busy ? (
          <Card aria-busy="true">
            <Text mb={3}>{t('people.enrol.trying')}</Text>
            <Skeleton h={24} />
          </Card>
        ) : (
          onAgain && <Button onClick={onAgain}>{t('common.retry')}</Button>
        )}
      </Box>
    )
  const { written, added, changed, unchanged, faulty, faults, lines } = report
  const counts = [
    t('people.enrol.added', { count: added }),
    ...(changed > 0 ? [t('people.enrol.changed', { count: changed })] : []),
    ...(unchanged > 0 ? [t('people.enrol.unchanged', { count: unchanged })] : []),
  ].join(' ')
  const todo = added + changed
  return (
    <Stack gap={4} aria-live="polite">
      {faulty > 0 && (
        <Alert status="danger" title={t('people.enrol.faulty', { count: faulty })}>
          {t('people.enrol.mend')}
        </Alert>
      )}
      {faulty === 0 && !written && (
        <Alert status="info" title={counts}>
          {t(todo > 0 ? 'people.enrol.right' : 'people.enrol.nothing')}
        </Alert>
      )}
      {written && (
        <Alert status="success" title={counts}>
          <Text mb={3}>{t('people.enrol.done')}</Text>
          <Button asChild>
            <Link href="/admin/people?state=INVITED&sort=-created_at">{t('people.enrol.toList')}</Link>
          </Button>
        </Alert>
      )}
      {faulty > 0 && <EnrolFaults faults={faults} faulty={faulty} />}
      {lines.length > 0 && !written && <EnrolLines lines={lines} />}
      {faulty === 0 && !written && todo > 0 && (
        <Flex>
          <Button variant="primary" loading={busy === 'writing'} onClick={onWrite}>
            {t('people.enrol.write', { count: todo })}
          </Button>
        </Flex>
      )}
    </Stack>
  )
}
