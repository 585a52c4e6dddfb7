import { Box, chakra, Flex } from '@chakra-ui/react'
import { IconButton, Logo } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { House, MessageSquareWarning } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { paths } from '../../page/paths.ts'
import { useAtLeast } from '../../page/use-at-least.ts'
import type { Params } from '../matching.ts'
import type { ScreenRow } from '../route-row.ts'
import { LazyBell } from './lazy-bell.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Help } from './help.tsx'
import { MenuButton } from './menu-button.tsx'
import { UserMenu } from './user-menu.tsx'

const Home = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    // With very large text the product's name shrinks first, never the menu.
    minW: 0,
    overflowX: 'clip',
    '& > span': { flexWrap: 'wrap', h: 'max(36px, 1.25rem)', overflow: 'clip' },
    borderRadius: 'control',
    textDecoration: 'none',
  },
})

export interface TopBarProps {
  row: ScreenRow
  params: Params
  /** Called when the user wants to report an error. */
  onReport: () => void
}

/** The top bar: the product's sign, breadcrumbs and the user's menu. */
export function TopBar({ row, params, onReport }: TopBarProps) {
  const { t } = useTranslation()
  const [path] = useLocation()
  // Small screens have these in the drawer.
  const isWide = useAtLeast('lg')
  const hasTrail = useAtLeast('md')
  return (
    <Flex
      as="header"
      data-beside-lesson="dialogs"
      position="sticky"
      top="var(--above, 0px)"
      zIndex="sticky"
      align="center"
      gap={{ base: 'min(0.5rem, 2.5vw)', md: 'min(1.5rem, 3vw)' }}
      h={{ base: 14, md: 16 }}
      px={{ base: 'min(1rem, 5vw)', md: 6 }}
      bg="bg"
      borderBottom="1px solid"
      borderColor="border"
    >
      {row.shell === 'work' && <MenuButton here={row} place="top" onReport={onReport} />}
      <Home href={paths.dashboard} aria-label={t('common.product')}>
        <Logo />
      </Home>
      {hasTrail && (
        <Box minW={0}>
          <Breadcrumbs row={row} params={params} />
        </Box>
      )}
      <Flex ms="auto" flexShrink={0} align="center" gap={1}>
        {isWide && (
          <IconButton label={t('common.menu.report')} onClick={onReport}>
            <MessageSquareWarning size={22} aria-hidden="true" />
          </IconButton>
        )}
        <Help key={path} tour={row.tour} />
        {isWide && (
          <IconButton label={t('breadcrumbs.dashboard')} asChild>
            <Link href={paths.dashboard}>
              <House size={22} aria-hidden="true" />
            </Link>
          </IconButton>
        )}
        <LazyBell />
        <UserMenu />
      </Flex>
    </Flex>
  )
}
