import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface PageProps {
  title: string
  lead?: string
  children: ReactNode
}

/** The layout of composed screens: one heading, one column, the portal's background. */
export const Page = ({ title, lead, children }: PageProps) => (
  <Box as="main" maxW="48rem" mx="auto">
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading as="h1" textStyle="title">
          {title}
        </Heading>
        {lead && <Text color="fg.muted">{lead}</Text>}
      </Stack>
      {children}
    </Stack>
  </Box>
)
