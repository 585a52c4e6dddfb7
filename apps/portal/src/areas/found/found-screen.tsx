import { Text } from '@chakra-ui/react'
import { Alert, Skeleton, TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { errorMessageOf } from '../../api/api-error.ts'
import { useFoundingLink } from '../../api/founding.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { AuthScreen } from '../../page/auth/auth-screen.tsx'
import { paths } from '../../page/paths.ts'
import { FoundForm } from './found-form.tsx'

export interface FoundScreenProps {
  params: Record<string, string | undefined>
}

/** Founds an empty school by the link that its server has printed. */
export function FoundScreen({ params }: FoundScreenProps) {
  const { t, i18n } = useTranslation()
  const token = params['token'] ?? ''
  const read = useFoundingLink(token)
  const { error } = read
  // Of a link that has ended while somebody types, the form says so once it is sent.
  const isOver = error?.status === 412 && read.data === undefined
  return (
    <AuthScreen title={t('founding.found.title')} lead={isOver ? undefined : t('founding.found.lead')}>
      {isOver ? (
        <>
          <Alert status="warning" role="alert" title={errorMessageOf(error)}>
            {error.token === 'founding.link' && t('founding.found.over')}
          </Alert>
          <TextLink asChild>
            <Link href={paths.login}>{t('founding.found.toLogin')}</Link>
          </TextLink>
        </>
      ) : (
        <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h="30rem" borderRadius="card" />}>
          {({ expires_at }) => (
            <>
              <FoundForm token={token} />
              <Text textStyle="small" color="fg.muted">
                {t('founding.found.until', {
                  when: new Date(expires_at).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
                })}
              </Text>
            </>
          )}
        </AsyncContent>
      )}
    </AuthScreen>
  )
}
