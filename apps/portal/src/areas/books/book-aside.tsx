import { AspectRatio, Box, Flex } from '@chakra-ui/react'
import { Picture, SelectField } from '@the-house/design-system'
import type { Book } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

export interface BookAsideProps {
  books: Book[]
  book: Book
  onChoose: (id: number) => void
}

// In a lower window its lower end, with the choice, would stay out of sight while the list scrolls.
const highEnough = '@media (min-width: 64em) and (min-height: 34em)'

/** The cover of the open book, and the choice of another one. */
export function BookAside({ books, book, onChoose }: BookAsideProps) {
  const { t } = useTranslation()
  const options = books.map(({ id, name, available }) => ({
    value: String(id),
    label: available ? name : t('books.closedBook', { name }),
  }))
  return (
    <Flex
      direction={{ base: 'row', lg: 'column' }}
      align={{ base: 'end', lg: 'stretch' }}
      wrap={{ base: 'wrap', lg: 'nowrap' }}
      gap={4}
      flex={{ lg: '0 1 15rem' }}
      css={{ [highEnough]: { position: 'sticky', top: 24 } }}
    >
      {book.cover && (
        <AspectRatio ratio={3 / 4} w={{ base: 24, lg: 'full' }} flexShrink={0}>
          <Picture
            picture={book.cover}
            sizes="15rem"
            alt={t('books.cover', { name: book.name })}
            borderRadius="arch"
            border="1px solid"
            borderColor="border"
            bg="bg.sunken"
            objectFit="cover"
          />
        </AspectRatio>
      )}
      <Box flex={{ base: '1 1 9rem', lg: 'none' }} minW={0}>
        <SelectField
          label={t('books.choose')}
          options={options}
          value={String(book.id)}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
        />
      </Box>
    </Flex>
  )
}
