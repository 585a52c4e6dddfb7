import { Heading, SimpleGrid, Stack } from '@chakra-ui/react'
import { Card, MessageText } from '@the-house/design-system'
import type { WholeMessage } from '@the-house/domain'
import { htmlLang, languageNames, languages } from '@the-house/i18n'

/** What a message says, in each language that it has. */
export function MessageWords({ message }: { message: WholeMessage }) {
  const written = languages.filter((language) => message[`title_${language}`])
  return (
    <SimpleGrid columns={{ base: 1, lg: written.length }} gap={4}>
      {written.map((language) => (
        <Card key={language} as="section" aria-label={languageNames[language]} lang={htmlLang[language]}>
          <Stack gap={3}>
            <Heading as="h2" textStyle="heading" overflowWrap="anywhere">
              {message[`title_${language}`]}
            </Heading>
            <MessageText text={message[`text_${language}`]} />
          </Stack>
        </Card>
      ))}
    </SimpleGrid>
  )
}
