import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { DoorPicture } from '../pictures/door-picture.tsx'
import { KeyPicture } from '../pictures/key-picture.tsx'

const pictures = { door: DoorPicture, key: KeyPicture }

export interface EmptyStateProps {
  title: string
  description?: ReactNode
  /** What to do about it. */
  action?: ReactNode
  /** `door`: something begins here; `key`: something is still closed. */
  picture?: keyof typeof pictures
  /** The level of the title in the page. */
  as?: 'h1' | 'h2' | 'h3'
}

/** Nothing to show: says why, and what to do next. */
export function EmptyState({ title, description, action, picture = 'door', as = 'h2' }: EmptyStateProps) {
  const Picture = pictures[picture]
  return (
    <Stack align="center" textAlign="center" gap={4} py={{ base: 8, md: 12 }} px={4}>
      <Box w={{ base: 40, md: 48 }}>
        <Picture />
      </Box>
      <Stack gap={1.5} align="center" maxW="28rem">
        <Heading as={as} textStyle="heading">
          {title}
        </Heading>
        {description && <Text color="fg.muted">{description}</Text>}
      </Stack>
      {action}
    </Stack>
  )
}
