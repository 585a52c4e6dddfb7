import { Box } from '@chakra-ui/react'
import { IconButton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { readStored, writeStored } from '../../device/storage.ts'
import type { ScreenRow } from '../route-row.ts'
import { MenuGroups } from './menu-groups.tsx'
import { useResizeTicks } from './use-resize-ticks.ts'

const key = 'the-house.narrow-menu'

/** The menu beside the screen on wide windows; collapsed, it shows icons only. */
export function Sidebar({ here }: { here: ScreenRow }) {
  const { t } = useTranslation()
  const [narrow, setNarrow] = useState(() => readStored(key) === 'true')
  useResizeTicks(narrow)
  return (
    <Box
      as="nav"
      aria-label={t('common.menu.main')}
      w={narrow ? '4.75rem' : '15rem'}
      transition="width 180ms ease-out"
      data-beside-lesson=""
      flexShrink={0}
      px={4}
      py={4}
      position="sticky"
      top="calc(4rem + var(--above, 0px) + var(--banner, 0px))"
      h="calc(100dvh - 4rem - var(--above, 0px) - var(--banner, 0px))"
      overflowX="hidden"
      overflowY="auto"
      borderInlineEnd="1px solid"
      borderColor="border"
    >
      <IconButton
        label={t('common.menu.names')}
        aria-expanded={!narrow}
        mb={2}
        color="fg.muted"
        data-tour="menu"
        onClick={() => {
          writeStored(key, String(!narrow))
          setNarrow(!narrow)
        }}
      >
        <Menu size={22} aria-hidden="true" />
      </IconButton>
      <MenuGroups here={here} narrow={narrow} />
    </Box>
  )
}
