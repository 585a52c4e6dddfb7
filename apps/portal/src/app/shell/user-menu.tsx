import { Box, chakra, Stack, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ChevronDown, LogOut } from 'lucide-react'
import { useId } from 'react'
import { useLocation } from 'wouter'
import { ColorModeChoice } from '../../page/color-mode-choice.tsx'
import { LanguageChoice } from '../../page/language-choice.tsx'
import { paths } from '../../page/paths.ts'
import { firstName } from '../../session/first-name.ts'
import { useUser } from '../../session/session.ts'
import { signOut } from '../../session/signing.ts'

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    top: { base: 14, md: 16 },
    insetInlineEnd: { base: 3, md: 6 },
    w: '19rem',
    maxW: 'calc(100vw - 1.5rem)',
    maxH: 'calc(100dvh - 5rem)',
    overflowY: 'auto',
    p: 4,
    bg: 'bg.surface',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'float',
    '&:popover-open': { animation: 'rise 120ms ease-out' },
  },
})
const Face = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 8,
    h: 9,
    borderRadius: 'arch',
    bg: 'accent.subtle',
    color: 'accent',
    fontWeight: 'bold',
    // A picture of the name rather than text: the button's words are the name itself.
    _before: { content: 'attr(data-letter)' },
  },
})
const Caption = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } })

/** Who is signed in, how the portal looks and speaks on this device, and the way out. */
export function UserMenu() {
  const { t } = useTranslation()
  const { name, email } = useUser()
  const [, navigate] = useLocation()
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
        <Face aria-hidden="true" data-letter={first.slice(0, 1)} />
        <Box as="span" display={{ base: 'none', sm: 'inline' }}>
          {first}
        </Box>
        <ChevronDown size={18} aria-hidden="true" />
      </Button>
      <Panel id={id} popover="auto">
        <Stack gap={4}>
          <Stack gap={0} overflowWrap="anywhere">
            <Text fontWeight="semibold">{name}</Text>
            <Caption>{email}</Caption>
          </Stack>
          <Stack gap={1.5}>
            <Caption aria-hidden="true">{t('common.language.label')}</Caption>
            <LanguageChoice />
          </Stack>
          <Stack gap={1.5}>
            <Caption aria-hidden="true">{t('common.colorMode.label')}</Caption>
            <ColorModeChoice />
          </Stack>
          <Button onClick={leave}>
            <LogOut size={18} aria-hidden="true" />
            {t('common.menu.logout')}
          </Button>
        </Stack>
      </Panel>
    </Box>
  )
}
