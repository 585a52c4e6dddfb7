import { Box, Stack, Text } from '@chakra-ui/react'
import { KeyPicture } from '@the-house/design-system'
import { ScreenHeading } from '../screen-heading.tsx'
import { BackToList } from './back-to-list.tsx'

export interface ItemNotFoundProps {
  title: string
  description: string
  /** The list's path, and the text of the link to it. */
  path: string
  back: string
}

/** The 404 inside a list area: the item was deleted, never existed, or belongs to another unit. */
export function ItemNotFound({ title, description, path, back }: ItemNotFoundProps) {
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
