import { Box, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { ScreenRow } from '../routes.ts'
import { isHere, useMenu } from './menu-rows.ts'
import { NavLink } from './nav-link.tsx'

/** The menu beside the screen, where there is room for it. */
export function Sidebar({ here }: { here: ScreenRow }) {
  const { t } = useTranslation()
  const menu = useMenu()
  return (
    <Box
      as="nav"
      aria-label={t('common.menu.main')}
      display={{ base: 'none', lg: 'block' }}
      w="15rem"
      flexShrink={0}
      px={4}
      py={6}
      position="sticky"
      top={16}
      h="calc(100dvh - 4rem)"
      overflowY="auto"
      borderInlineEnd="1px solid"
      borderColor="border"
    >
      <Stack gap={5}>
        {menu.map(({ group, rows }) => (
          <Stack key={group} gap={1}>
            {group !== 'home' && (
              <Text textStyle="small" color="fg.muted" px={3}>
                {t(`common.menu.${group}`)}
              </Text>
            )}
            {rows.map((row) => (
              <NavLink key={row.path} row={row} here={isHere(row, here)} place="side" />
            ))}
          </Stack>
        ))}
      </Stack>
    </Box>
  )
}
