import { Stack, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { LogOut, UserRound } from 'lucide-react'
import { Suspense, type MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { ColorModeChoice } from '../../page/color-mode-choice.tsx'
import { LanguageChoice } from '../../page/language-choice.tsx'
import { paths } from '../../page/paths.ts'
import { usePreviewed, useUser } from '../../session/session.ts'
import { signOut } from '../../session/signing.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { lazyScreen } from '../lazy-screen.tsx'
import { MenuCaption } from './menu-panel.ts'

const units = lazyScreen<object>(() => import('./unit-choice.tsx').then((module) => module.UnitChoice))

/** Closes the popover when a link in it is followed. */
const shut = ({ currentTarget }: MouseEvent) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

export interface UserPanelProps {
  /** Whether the panel was opened: units are fetched only then. */
  opened: boolean
}

/** The panel of the user's menu. */
export function UserPanel({ opened }: UserPanelProps) {
  const { t } = useTranslation()
  const { name, email } = useUser()
  const [, navigate] = useLocation()
  const isPreview = usePreviewed()

  function leave() {
    void signOut()
    // Without a return path, unlike after an expired session: the next user who signs in may be another one.
    navigate(paths.login, { replace: true })
  }

  return (
    <Stack gap={4}>
      <Stack gap={0} overflowWrap="anywhere">
        <Text fontWeight="semibold">{name}</Text>
        {email && <MenuCaption>{email}</MenuCaption>}
      </Stack>
      {!isPreview && (
        <Button asChild>
          <Link href={paths.profile} onClick={shut}>
            <UserRound size={18} aria-hidden="true" />
            {t('breadcrumbs.profile')}
          </Link>
        </Button>
      )}
      {opened && !isPreview && (
        <ErrorBoundary>
          <Suspense>
            <units.Screen />
          </Suspense>
        </ErrorBoundary>
      )}
      <Stack gap={1.5}>
        <MenuCaption aria-hidden="true">{t('common.language.label')}</MenuCaption>
        <LanguageChoice />
      </Stack>
      <Stack gap={1.5}>
        <MenuCaption aria-hidden="true">{t('common.colorMode.label')}</MenuCaption>
        <ColorModeChoice />
      </Stack>
      {!isPreview && (
        <Button onClick={leave}>
          <LogOut size={18} aria-hidden="true" />
          {t('common.menu.logout')}
        </Button>
      )}
    </Stack>
  )
}
