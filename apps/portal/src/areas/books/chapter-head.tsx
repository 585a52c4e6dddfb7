import { Box, Grid, HStack, Text } from '@chakra-ui/react'
import { TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'

export interface ChapterHeadProps {
  /** The text of its number: 'Chapter 3'. */
  number: string
  name: string | undefined
  /** The name of the open topic. */
  topic: string | undefined
}

/**
 * The head of a chapter: the link to the books and the open topic; one row on phones, to leave space for the exercises.
 */
export function ChapterHead({ number, name, topic }: ChapterHeadProps) {
  const { t } = useTranslation()
  const chapter = name ? `${number} · ${name}` : number
  return (
    <Grid
      templateAreas={{ base: '"back chapter" "back title"', md: '"back chapter" "title title"' }}
      templateColumns="auto minmax(0, 1fr)"
      columnGap={{ base: 2, md: 4 }}
      rowGap={{ md: 1 }}
      alignItems="center"
    >
      <TextLink asChild gridArea="back" data-beside-lesson="">
        <Link href={paths.books}>
          <HStack as="span" gap={1.5} display="inline-flex" justifyContent="center" minH="target" minW="target">
            <ArrowLeft size={18} aria-hidden="true" />
            <Box as="span" srOnly={{ base: true, md: false }}>
              {t('books.back')}
            </Box>
          </HStack>
        </Link>
      </TextLink>
      <Text
        gridArea="chapter"
        data-beside-lesson=""
        textStyle="small"
        color="fg.muted"
        lang="en"
        truncate
        minH={5}
        justifySelf={{ md: 'end' }}
        maxW="full"
      >
        {topic ? chapter : name}
      </Text>
      <ScreenHeading
        gridArea="title"
        data-beside-lesson="read"
        textStyle={{ base: 'heading', md: 'title' }}
        title={topic ?? number}
        pageTitle={topic ? `${topic} · ${number}` : chapter}
      />
    </Grid>
  )
}
