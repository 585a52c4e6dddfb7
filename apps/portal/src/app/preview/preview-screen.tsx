import { Box } from '@chakra-ui/react'
import { Button, EmptyState } from '@the-house/design-system'
import { allows, type User } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Suspense, useEffect } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { Link, Router, useLocation } from 'wouter'
import { errorMessageOf, handleError, type ApiError } from '../../api/api-error.ts'
import { endPreview, openPreview } from '../../api/learner.ts'
import { paths } from '../../page/paths.ts'
import { keepFocus } from '../../page/route-focus.ts'
import { PreviewedUser, useSession } from '../../session/session.ts'
import { Guard } from '../guard.tsx'
import { authenticatedApp } from '../lazy-authenticated-app.ts'
import { ScreenSkeleton } from '../screen-skeleton.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { useHeight } from '../../page/use-height.ts'

const room = { maxW: 'page', mx: 'auto', px: { base: 4, md: 8 } } as const

const skeleton = <ScreenSkeleton {...room} pt={24} />

export interface PreviewScreenProps {
  /** The id of the student. */
  student: number
}

/**
 * The portal as a student sees it, below `/preview-of/ID`: the address alone says that it is a preview, so that a reload
 * keeps it and every other address is the user's own. Its data have a cache of their own, which ends with it.
 */
export function PreviewScreen({ student }: PreviewScreenProps) {
  const { user } = useSession()
  return (
    <Guard open={allows('manageTeaching', user)}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <Opened student={student} />
      </SWRConfig>
    </Guard>
  )
}

function Opened({ student }: PreviewScreenProps) {
  const read = useSWR<User, ApiError>(`preview of ${student}`, () => openPreview(student), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: (failure) => {
      if (failure.status === 401) handleError(failure)
    },
  })
  useEffect(keepFocus, [])
  if (read.data) return <Previewed user={read.data} />
  return read.error ? <Refused student={student} failure={read.error} /> : skeleton
}

/** Says why there is no preview, such as of somebody who works for the school, and leads back. */
function Refused({ student, failure }: PreviewScreenProps & { failure: ApiError }) {
  const { t } = useTranslation()
  return (
    <Box as="main" {...room} py={12}>
      <EmptyState
        title={t('common.failure.title')}
        description={errorMessageOf(failure)}
        action={
          <Button asChild>
            <Link href={paths.learner(student)}>{t('learner.preview.end')}</Link>
          </Button>
        }
      />
    </Box>
  )
}

function Previewed({ user }: { user: User }) {
  const [, navigate] = useLocation()
  const { ref, height } = useHeight()
  function end() {
    endPreview()
    navigate(paths.learner(user.id))
  }
  return (
    <Box css={{ '--above': `${height}px` }}>
      <PreviewBar ref={ref} name={user.name} onEnd={end} />
      <PreviewedUser value={user}>
        <Router base={paths.portalOf(user.id)}>
          {/* Of its own: a hidden cache would be lost. */}
          <Suspense fallback={skeleton}>
            <authenticatedApp.Screen />
          </Suspense>
        </Router>
      </PreviewedUser>
    </Box>
  )
}
