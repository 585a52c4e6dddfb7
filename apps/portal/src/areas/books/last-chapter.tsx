import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card, HouseProgress } from '@the-house/design-system'
import type { Book } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { useApiQuery } from '../../api/use-api-query.ts'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'

/** The last chapter of the user, with a link to continue. */
export function LastChapter({ books }: { books: Book[] }) {
  const { t } = useTranslation()
  const { chapter, book_id } = useUser()
  const book = books.find(({ id }) => id === book_id)
  const chapters = useApiQuery('GET /books/:id/chapters', book ? { params: { id: book.id } } : null)
  const reached = chapters.data?.content.find(({ id }) => id === chapter)
  return (
    <Card p={0} overflow="hidden">
      <Flex align="stretch" wrap="wrap" minH={{ base: 40, sm: 32 }}>
        <Box
          w={{ base: 28, sm: 48 }}
          maxW="30%"
          flexShrink={0}
          bg="draw.sky"
          aria-hidden="true"
          alignSelf="stretch"
          display="flex"
          alignItems="end"
        >
          <HouseProgress stage={chapter} />
        </Box>
        <Flex
          flex="1 1 9rem"
          minW={0}
          p={{ base: 4, md: 5 }}
          gap={3}
          direction={{ base: 'column', sm: 'row' }}
          align={{ base: 'start', sm: 'center' }}
          justify="space-between"
        >
          <Stack gap={0.5} minW={0}>
            <Text textStyle="small" color="fg.muted">
              {t('books.last')}
            </Text>
            <Heading as="h2" textStyle="heading">
              {t('books.number', { id: chapter })}
            </Heading>
            <Text color="fg.muted" lang="en" minH={6}>
              {reached?.name}
            </Text>
          </Stack>
          <Button asChild variant="primary">
            <Link href={paths.chapter(chapter)}>
              {t('books.continue')}
              <ArrowRight size={20} aria-hidden="true" />
            </Link>
          </Button>
        </Flex>
      </Flex>
    </Card>
  )
}
