import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

const Nothing = () => null
/** Loaded lazily, since it is seldom shown; where that fails, the text is shown without a picture. */
const drawn = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType => Nothing) }))

const pictures = {
  door: drawn(() => import('../pictures/door-picture.tsx').then((module) => module.DoorPicture)),
  key: drawn(() => import('../pictures/key-picture.tsx').then((module) => module.KeyPicture)),
}

export interface EmptyStateProps {
  title: string
  description?: ReactNode
  /** A button or link to the next step. */
  action?: ReactNode
  /** `door`: something begins here; `key`: something is still locked. */
  picture?: keyof typeof pictures
  /** The heading level in the page. */
  as?: 'h1' | 'h2' | 'h3'
}

/** An empty state: says why there is nothing to show, and what to do next. */
export function EmptyState({ title, description, action, picture = 'door', as = 'h2' }: EmptyStateProps) {
  const Picture = pictures[picture]
  return (
    <Stack align="center" textAlign="center" gap={4} py={{ base: 8, md: 12 }} px={4}>
      <Box w={{ base: 40, md: 48 }} aspectRatio="8 / 7">
        <Suspense>
          <Picture />
        </Suspense>
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
