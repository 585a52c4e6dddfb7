import { Stack, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { LogOut, UserRound } from 'lucide-react'
import { Suspense, type MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { ColorModeChoice } from '../../page/color-mode-choice.tsx'
import { LanguageChoice } from '../../page/language-choice.tsx'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'
import { signOut } from '../../session/signing.ts'
import { Boundary } from '../boundary.tsx'
import { screen } from '../screen.tsx'
import { MenuCaption } from './menu-panel.ts'

const units = screen<object>(() => import('./unit-choice.tsx').then((module) => module.UnitChoice))

/** The page goes on elsewhere: the sheet is shut. */
const shut = ({ currentTarget }: MouseEvent) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

export interface UserPanelProps {
  /** Whether somebody has opened it: only then the units are asked for. */
  opened: boolean
}

/** What stands behind the user's name. */
export function UserPanel({ opened }: UserPanelProps) {
  const { t } = useTranslation()
  const { name, email } = useUser()
  const [, navigate] = useLocation()

  function leave() {
    void signOut()
    // Without the way back that a lost session gets: the next to sign in may be somebody else.
    navigate(paths.login, { replace: true })
  }

  return (
    <Stack gap={4}>
      <Stack gap={0} overflowWrap="anywhere">
        <Text fontWeight="semibold">{name}</Text>
        <MenuCaption>{email}</MenuCaption>
      </Stack>
      <Button asChild>
        <Link href={paths.profile} onClick={shut}>
          <UserRound size={18} aria-hidden="true" />
          {t('breadcrumbs.profile')}
        </Link>
      </Button>
      {opened && (
        <Boundary>
          <Suspense>
            <units.Screen />
          </Suspense>
        </Boundary>
      )}
      <Stack gap={1.5}>
        <MenuCaption aria-hidden="true">{t('common.language.label')}</MenuCaption>
        <LanguageChoice />
      </Stack>
      <Stack gap={1.5}>
        <MenuCaption aria-hidden="true">{t('common.colorMode.label')}</MenuCaption>
        <ColorModeChoice />
      </Stack>
      <Button onClick={leave}>
        <LogOut size={18} aria-hidden="true" />
        {t('common.menu.logout')}
      </Button>
    </Stack>
  )
}
