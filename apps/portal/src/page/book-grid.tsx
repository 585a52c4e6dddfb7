import { chakra, HStack, Stack, Text } from '@chakra-ui/react'
import { Card, DoorPicture, Picture, Skeleton } from '@the-house/design-system'
import type { Picture as PictureData } from '@the-house/domain'
import { Lock } from 'lucide-react'
import { Link } from 'wouter'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    gap: { base: 3, md: 5 },
    listStyle: 'none',
  },
})
const Cover = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '3 / 4',
    overflow: 'hidden',
    borderRadius: 'arch',
    border: '1px solid',
    borderColor: 'border',
    bg: 'bg.sunken',
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
  variants: { shut: { true: { opacity: 0.6 } } },
})
const Name = chakra('span', {
  base: {
    textStyle: 'label',
    fontWeight: 'semibold',
    // The whole card is the target of the link.
    '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'card' },
  },
})

export interface BookGridProps {
  books: readonly { id: number; name: string; available: boolean; cover?: PictureData | null }[]
  hrefOf: (id: number) => string
  /** The text on a book that is not open yet. */
  lockedLabel: string
}

/** A grid of books; a book that is not open has no link. */
export function BookGrid({ books, hrefOf, lockedLabel }: BookGridProps) {
  return (
    <List>
      {books.map(({ id, name, available, cover }) => (
        <li key={id}>
          <Card interactive={available} tone={available ? 'plain' : 'sunken'} p={{ base: 3, md: 4 }} h="full">
            <Stack gap={3}>
              <Cover shut={!available} aria-hidden="true">
                {cover ? <Picture picture={cover} sizes="16rem" alt="" loading="lazy" /> : <DoorPicture />}
              </Cover>
              <Stack gap={1}>
                <Name lang="en" color={available ? 'fg' : 'fg.muted'}>
                  {available ? <Link href={hrefOf(id)}>{name}</Link> : name}
                </Name>
                {!available && (
                  <HStack color="fg.muted" gap={1.5}>
                    <Lock size={16} aria-hidden="true" />
                    <Text textStyle="small">{lockedLabel}</Text>
                  </HStack>
                )}
              </Stack>
            </Stack>
          </Card>
        </li>
      ))}
    </List>
  )
}

/** The skeleton of the grid, as large as a few books. */
export const BookGridSkeleton = () => (
  <List as="div" aria-busy="true">
    {[1, 2, 3, 4].map((book) => (
      <Skeleton key={book} h="20rem" borderRadius="card" />
    ))}
  </List>
)
