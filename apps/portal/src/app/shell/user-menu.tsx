import { Box } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ChevronDown } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { OwnFace } from '../../page/own-face.tsx'
import { firstName } from '../../session/first-name.ts'
import { useUser } from '../../session/session.ts'
import { Boundary } from '../boundary.tsx'
import { screen } from '../screen.tsx'
import { useAtRest } from '../at-rest.ts'
import { MenuPanel } from './menu-panel.ts'
import type { UserPanelProps } from './user-panel.tsx'

const panel = screen<UserPanelProps>(() => import('./user-panel.tsx').then((module) => module.UserPanel))

/** Who is signed in, where, how the portal looks and speaks on this device, and the way out. */
export function UserMenu() {
  const { t } = useTranslation()
  const { name } = useUser()
  const [opened, setOpened] = useState(false)
  const rested = useAtRest()
  const id = useId()
  const first = firstName(name)
  return (
    <Box>
      <Button variant="quiet" popoverTarget={id} aria-label={t('common.menu.user', { name: first })} px={2}>
        <OwnFace />
        <Box as="span" display={{ base: 'none', sm: 'inline' }}>
          {first}
        </Box>
        <ChevronDown size={18} aria-hidden="true" />
      </Button>
      <MenuPanel id={id} popover="auto" onToggle={() => setOpened(true)}>
        {(rested || opened) && (
          <Boundary>
            <Suspense>
              <panel.Screen opened={opened} />
            </Suspense>
          </Boundary>
        )}
      </MenuPanel>
    </Box>
  )
}
