import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { firstBook, firstBookSteps } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { BookOpen } from 'lucide-react'
import { useMakeBook } from './use-make-book.ts'

/** Offers the book of the template, which students can begin at once. */
export function TemplateBook({ onMade }: { onMade: () => void }) {
  const { t } = useTranslation()
  const { busy, make } = useMakeBook()
  const take = async () => {
    if (await make(firstBookSteps(), t('founding.book.taken'))) onMade()
  }
  return (
    <Card tone="accent">
      <Flex gap={4} align="start">
        <Box as={BookOpen} boxSize={7} mt={1} color="accent" flexShrink={0} aria-hidden="true" />
        <Stack gap={4} align="start" minW={0}>
          <Stack gap={1}>
            <Heading as="h2" textStyle="heading">
              {t('founding.book.template')}
            </Heading>
            <Text>{t('founding.book.templateLead', { name: firstBook.name, count: firstBook.chapters })}</Text>
          </Stack>
          <Button variant="primary" loading={busy} onClick={() => void take()}>
            {t('founding.book.take')}
          </Button>
        </Stack>
      </Flex>
    </Card>
  )
}
