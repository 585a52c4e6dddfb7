import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { ScreenRow } from '../route-row.ts'
import { isHere, useMenu } from './menu-rows.ts'
import { NavLink } from './nav-link.tsx'

/** The number of links that fit; the drawer has all. */
const most = 4

/** The bottom navigation of phones: the first links of the menu. */
export function BottomNav({ here }: { here: ScreenRow }) {
  const { t } = useTranslation()
  const rows = useMenu()
    .flatMap((section) => section.rows)
    .slice(0, most)
  return (
    <>
      {/* A spacer of its height, so that it covers nothing at the end of the page. */}
      <Box display={{ lg: 'none' }} flexShrink={0} h="calc(3.5rem + 1px + env(safe-area-inset-bottom))" />
      <Flex
        as="nav"
        aria-label={t('common.menu.main')}
        display={{ base: 'flex', lg: 'none' }}
        containerType="inline-size"
        position="fixed"
        insetInline={0}
        bottom={0}
        zIndex="sticky"
        bg="bg.surface"
        borderTop="1px solid"
        borderColor="border"
        px={2}
        pb="env(safe-area-inset-bottom)"
      >
        {rows.map((row) => (
          <NavLink key={row.path} row={row} here={isHere(row, here)} place="bottom" />
        ))}
      </Flex>
    </>
  )
}
