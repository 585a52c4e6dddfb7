import { Box } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ChevronDown } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { UserAvatar } from '../../page/user-avatar.tsx'
import { firstName } from '../../session/first-name.ts'
import { useUser } from '../../session/session.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { lazyScreen } from '../lazy-screen.tsx'
import { usePageIdle } from '../use-page-idle.ts'
import { MenuPanel } from './menu-panel.ts'
import type { UserPanelProps } from './user-panel.tsx'

const panel = lazyScreen<UserPanelProps>(() => import('./user-panel.tsx').then((module) => module.UserPanel))

/** The user's menu: name, unit, color mode, language and sign-out. */
export function UserMenu() {
  const { t } = useTranslation()
  const { name } = useUser()
  const [opened, setOpened] = useState(false)
  const rested = usePageIdle()
  const id = useId()
  const first = firstName(name)
  return (
    <Box>
      <Button variant="quiet" popoverTarget={id} aria-label={t('common.menu.user', { name: first })} px={2}>
        <UserAvatar />
        <Box as="span" display={{ base: 'none', sm: 'inline' }}>
          {first}
        </Box>
        <ChevronDown size={18} aria-hidden="true" />
      </Button>
      <MenuPanel id={id} popover="auto" onToggle={() => setOpened(true)}>
        {(rested || opened) && (
          <ErrorBoundary>
            <Suspense>
              <panel.Screen opened={opened} />
            </Suspense>
          </ErrorBoundary>
        )}
      </MenuPanel>
    </Box>
  )
}
