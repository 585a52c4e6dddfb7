import { Alert, Button, Card, TestCover } from '@the-house/design-system'
import type { TestInfo } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { Link } from 'wouter'
import { handleError } from '../../api/api-error.ts'
import { postStart } from '../../api/tests.ts'
import { keyOf } from '../../api/use-api-query.ts'
import { useConnected } from '../../device/connection.ts'
import { paths } from '../../page/paths.ts'
import { useScreenHeading } from '../../page/screen-heading.tsx'
import { Instructions } from './instructions.tsx'
import { TestWindowNote } from './test-window-note.tsx'
import { useTestWindow } from './use-test-window.ts'

export interface CoverProps {
  test: TestInfo
  onStarted: () => void
}

/** The page of a test before its start: its facts, its instructions and the start button. */
export function Cover({ test, onStarted }: CoverProps) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const heading = useScreenHeading(test.name)
  const [starting, setStarting] = useState(false)
  const pending = test.status === 'PENDING'
  const opening = useTestWindow(test)
  const connected = useConnected()

  async function start(): Promise<void> {
    const key = keyOf('GET /tests/:id/info', { params: { id: test.id } })
    setStarting(true)
    try {
      const started = await postStart(test.id)
      onStarted()
      await mutate(key, started, { revalidate: false })
    } catch (failure) {
      handleError(failure)
      setStarting(false)
      // The test may have been started or ended in another tab or on another device.
      void mutate(key)
    }
  }

  return (
    <Card p={{ base: 4, md: 8 }}>
      <TestCover
        test={test}
        headingRef={heading}
        actions={
          <>
            <Button asChild size="lg">
              <Link href={paths.home}>{t(pending ? 'tests.later' : 'tests.home')}</Link>
            </Button>
            {pending && opening === 'open' && (
              <Button variant="primary" size="lg" loading={starting} onClick={() => void start()}>
                {t('tests.start')}
              </Button>
            )}
          </>
        }
      >
        <output>{pending && !connected && <Alert status="warning">{t('tests.connection.text')}</Alert>}</output>
        {pending && <TestWindowNote test={test} opening={opening} />}
        {pending ? <Instructions test={test} /> : <Alert status="danger">{t('tests.problem')}</Alert>}
      </TestCover>
    </Card>
  )
}
