import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface ScreenProps {
  title: string
  lead?: string
  /** Actions on the whole screen, beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** The layout of teachers' screens: as wide as tables need, with the actions beside the heading. */
export const Screen = ({ title, lead, actions, children }: ScreenProps) => (
  <Box as="main" maxW="72rem" mx="auto">
    <Stack gap={{ base: 4, md: 6 }}>
      <Flex gap={4} wrap="wrap" align="end" justify="space-between">
        <Stack gap={1}>
          <Heading as="h1" textStyle="title">
            {title}
          </Heading>
          {lead && <Text color="fg.muted">{lead}</Text>}
        </Stack>
        {actions && (
          <Flex gap={3} wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Stack>
  </Box>
)

/** The heading of a section. */
export const PartHeading = ({ children }: { children: ReactNode }) => (
  <Text as="h2" textStyle="heading">
    {children}
  </Text>
)
