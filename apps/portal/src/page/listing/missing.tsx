import { Box, Stack, Text } from '@chakra-ui/react'
import { KeyPicture } from '@the-house/design-system'
import { ScreenHeading } from '../screen-heading.tsx'
import { BackToList } from './back-to-list.tsx'

export interface MissingProps {
  title: string
  description: string
  /** The list's address, and what leads there. */
  path: string
  back: string
}

/** Where something of a list was, or never was, or is of another unit. */
export function Missing({ title, description, path, back }: MissingProps) {
  return (
    <Stack gap={4} align="center" textAlign="center" py={{ base: 6, md: 12 }}>
      <Box w={{ base: 40, md: 48 }} aspectRatio="8 / 7">
        <KeyPicture />
      </Box>
      <ScreenHeading title={title} />
      <Text color="fg.muted">{description}</Text>
      <BackToList path={path} variant="primary">
        {back}
      </BackToList>
    </Stack>
  )
}
