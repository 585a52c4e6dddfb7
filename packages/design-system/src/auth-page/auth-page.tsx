import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Logo } from '../logo/logo.tsx'

export interface AuthPageProps {
  /** The heading of the page. */
  title: ReactNode
  /** A sentence below the heading. */
  lead?: ReactNode
  /** The picture: half of the page on a desktop, small above the form on phones. */
  hero: ReactNode
  /** A long form: on phones it starts at the top, without the picture. */
  compact?: boolean
  /** Links at the top, for visitors who look for another page or are new. */
  links?: ReactNode
  /** The choice of language and colour mode, at the foot of the page. */
  choices?: ReactNode
  /** The form and its links. */
  children: ReactNode
}

/** The layout of the sign-in pages: a picture beside a form. */
export function AuthPage({ title, lead, hero, compact = false, links, choices, children }: AuthPageProps) {
  return (
    <Flex minH="100dvh" direction={{ base: 'column', lg: 'row' }}>
      <Box display={{ base: compact ? 'none' : 'block', lg: 'block' }} flex={{ lg: '1.1' }} bg="bg.sunken">
        {/* Sticky beside a form that is longer than the screen. */}
        <Flex
          align="center"
          justify="center"
          position={{ lg: 'sticky' }}
          top={0}
          h={{ lg: '100dvh' }}
          px={{ base: 6, lg: 12 }}
          py={{ base: 5, lg: 12 }}
        >
          <Box w="full" maxW={{ base: '14rem', sm: '18rem', lg: '38rem' }}>
            {hero}
          </Box>
        </Flex>
      </Box>
      <Flex as="main" id="content" flex="1" direction="column" px={{ base: 5, sm: 8, lg: 12 }} py={{ base: 6, lg: 8 }}>
        {links}
        <Stack gap={{ base: 5, lg: 7 }} w="full" maxW="form" m="auto">
          <Stack gap={3}>
            <Logo />
            {title}
            {lead && <Text color="fg.muted">{lead}</Text>}
          </Stack>
          {children}
        </Stack>
        {choices}
      </Flex>
    </Flex>
  )
}
