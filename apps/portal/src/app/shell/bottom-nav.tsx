import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useSession } from '../../session/session.ts'
import { MenuButton, type MenuButtonProps } from './menu-button.tsx'
import { barOf, isHere } from './menu-rows.ts'
import { NavLink } from './nav-link.tsx'

/** The bottom navigation of phones: what the user needs most, and the menu with all of it. */
export function BottomNav({ here, onReport }: Omit<MenuButtonProps, 'place'>) {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <>
      {/* A spacer of its height, so that it covers nothing at the end of the page. */}
      <Box flexShrink={0} h="calc(3.5rem + 1px + env(safe-area-inset-bottom))" />
      <Flex
        as="nav"
        aria-label={t('common.menu.main')}
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
        {barOf(user).map((row) => (
          <NavLink key={row.path} row={row} here={isHere(row, here)} place="bottom" />
        ))}
        <MenuButton here={here} place="bottom" onReport={onReport} />
      </Flex>
    </>
  )
}
