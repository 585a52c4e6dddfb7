import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Logo } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { Hero } from './hero.tsx'
import { LoginChoices } from './login-choices.tsx'

/** The house at the gate: the drawing in its arch, and the door to the form. */
export function LoginPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Flex minH="100dvh" direction={{ base: 'column', lg: 'row' }}>
      <Flex
        flex={{ lg: '1.1' }}
        align="center"
        justify="center"
        bg="bg.sunken"
        px={{ base: 6, lg: 12 }}
        py={{ base: 5, lg: 12 }}
      >
        <Box w="full" maxW={{ base: '14rem', sm: '18rem', lg: '38rem' }}>
          <Hero />
        </Box>
      </Flex>
      <Flex as="main" id="content" flex="1" direction="column" px={{ base: 5, sm: 8, lg: 12 }} py={{ base: 6, lg: 8 }}>
        <Stack gap={{ base: 5, lg: 7 }} w="full" maxW="form" m="auto">
          <Stack gap={3}>
            <Logo />
            <ScreenHeading title={t('session.welcome')} pageTitle={t('session.title')} />
            <Text color="fg.muted">{t('session.lead')}</Text>
          </Stack>
          {children}
        </Stack>
        <LoginChoices />
      </Flex>
    </Flex>
  )
}
