import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card, IconButton } from '@the-house/design-system'
import { useStoredFlag } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { KeyRound, X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'
import { usePreviewed, useUser } from '../../session/session.ts'

/** Links new users to the tutorial, until they dismiss the card on this device. */
export function TutorialCard() {
  const { t } = useTranslation()
  const { id } = useUser()
  const [hidden, setHidden] = useStoredFlag(`the-house.tutorial-hidden.${id}`)
  const isPreview = usePreviewed()
  const place = useRef<HTMLDivElement>(null)

  function hide() {
    // The focused button is gone, so the focus moves to the main element without scrolling.
    place.current?.closest('main')?.focus({ preventScroll: true })
    setHidden(true)
  }

  if (hidden) return null
  return (
    <Card ref={place} tone="sunken" py={{ base: 3, md: 3 }} ps={{ base: 4, md: 5 }} pe={{ base: 2, md: 3 }}>
      <Flex align="center" gap={{ base: 3, md: 4 }} wrap="wrap">
        <Box as={KeyRound} boxSize={6} color="accent" flexShrink={0} aria-hidden="true" />
        <Flex flex="1 1 8rem" minW={0} align="center" justify="space-between" columnGap={4} rowGap={2} wrap="wrap">
          <Stack gap={0} flex="1 1 12rem">
            <Heading as="h2" textStyle="label" fontWeight="semibold">
              {t('dashboard.tutorial.title')}
            </Heading>
            <Text color="fg.muted">{t('dashboard.tutorial.text')}</Text>
          </Stack>
          <Button asChild>
            <Link href={paths.tutorial}>{t('dashboard.tutorial.open')}</Link>
          </Button>
        </Flex>
        {!isPreview && (
          <IconButton
            label={t('dashboard.tutorial.dismiss')}
            onClick={hide}
            alignSelf={{ base: 'start', md: 'center' }}
          >
            <X size={20} aria-hidden="true" />
          </IconButton>
        )}
      </Flex>
    </Card>
  )
}
