import { Box, Stack, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ChevronDown, LogOut } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { ColorModeChoice } from '../../page/color-mode-choice.tsx'
import { LanguageChoice } from '../../page/language-choice.tsx'
import { paths } from '../../page/paths.ts'
import { firstName } from '../../session/first-name.ts'
import { useUser } from '../../session/session.ts'
import { signOut } from '../../session/signing.ts'
import { Boundary } from '../boundary.tsx'
import { screen } from '../screen.tsx'
import { MenuCaption, MenuPanel } from './menu-panel.ts'
import { UserFace } from './user-face.tsx'

const units = screen<object>(() => import('./unit-choice.tsx').then((module) => module.UnitChoice))

/** Who is signed in, where, how the portal looks and speaks on this device, and the way out. */
export function UserMenu() {
  const { t } = useTranslation()
  const { name, email } = useUser()
  const [, navigate] = useLocation()
  const [opened, setOpened] = useState(false)
  const id = useId()
  const first = firstName(name)

  function leave() {
    void signOut()
    // Without the way back that a lost session gets: the next to sign in may be somebody else.
    navigate(paths.login, { replace: true })
  }

  return (
    <Box>
      <Button variant="quiet" popoverTarget={id} aria-label={t('common.menu.user', { name: first })} px={2}>
        <UserFace name={first} />
        <Box as="span" display={{ base: 'none', sm: 'inline' }}>
          {first}
        </Box>
        <ChevronDown size={18} aria-hidden="true" />
      </Button>
      <MenuPanel id={id} popover="auto" onToggle={() => setOpened(true)}>
        <Stack gap={4}>
          <Stack gap={0} overflowWrap="anywhere">
            <Text fontWeight="semibold">{name}</Text>
            <MenuCaption>{email}</MenuCaption>
          </Stack>
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
      </MenuPanel>
    </Box>
  )
}
