import { Flex } from '@chakra-ui/react'
import { MessageDialog, Spinner } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Suspense, use } from 'react'
import { Redirect, useLocation } from 'wouter'
import { AuthScreen } from '../../page/auth/auth-screen.tsx'
import { paths } from '../../page/paths.ts'
import { moveOnce } from './move-once.ts'

export interface UpdateCodeScreenProps {
  params: Record<string, string | undefined>
}

/** Changes the code by the link of a mail; afterwards the user may set a new password. */
export function UpdateCodeScreen({ params }: UpdateCodeScreenProps) {
  const { t } = useTranslation()
  return (
    <AuthScreen title={t('register.changeCode.checking')}>
      <Suspense
        fallback={
          <Flex justify="center" py={8}>
            <Spinner />
          </Flex>
        }
      >
        <Updated token={params['token'] ?? ''} />
      </Suspense>
    </AuthScreen>
  )
}

function Updated({ token }: { token: string }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const outcome = use(moveOnce(token))
  if (!outcome) return <Redirect to={paths.login} replace />
  const keep = () => navigate(paths.login, { replace: true })
  return (
    <MessageDialog
      open
      title={t('register.changeCode.updated.title')}
      onClose={keep}
      action={t('register.changeCode.updated.keep')}
      alternative={{
        label: t('register.changeCode.updated.change'),
        onSelect: () => navigate(paths.changePassword(outcome.token), { replace: true }),
      }}
    >
      {t('register.changeCode.updated.text')}
    </MessageDialog>
  )
}
