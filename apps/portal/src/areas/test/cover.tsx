import { Alert, Button, Card, TestCover } from '@the-house/design-system'
import type { TestInfo } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { Link } from 'wouter'
import { report } from '../../api/failure.ts'
import { postStart } from '../../api/tests.ts'
import { keyOf } from '../../api/use-read.ts'
import { paths } from '../../page/paths.ts'
import { useScreenHeading } from '../../page/screen-heading.tsx'
import { Instructions } from './instructions.tsx'
import { OpeningNote } from './opening-note.tsx'
import { useOpening } from './use-opening.ts'

export interface CoverProps {
  test: TestInfo
  onStarted: () => void
}

/** A test that was not started: what it is, what happens, and the way into it. */
export function Cover({ test, onStarted }: CoverProps) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const heading = useScreenHeading(test.name)
  const [starting, setStarting] = useState(false)
  const pending = test.status === 'PENDING'
  const opening = useOpening(test)

  async function start(): Promise<void> {
    const key = keyOf('GET /tests/:id/info', { params: { id: test.id } })
    setStarting(true)
    try {
      const started = await postStart(test.id)
      onStarted()
      await mutate(key, started, { revalidate: false })
    } catch (failure) {
      report(failure)
      setStarting(false)
      // It may have been started or ended elsewhere.
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
        {pending && <OpeningNote test={test} opening={opening} />}
        {pending ? <Instructions test={test} /> : <Alert status="danger">{t('tests.problem')}</Alert>}
      </TestCover>
    </Card>
  )
}
