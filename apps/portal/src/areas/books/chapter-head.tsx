import { HStack, Stack, Text } from '@chakra-ui/react'
import { TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'

export interface ChapterHeadProps {
  /** 'Chapter 3' */
  number: string
  name: string | undefined
  /** The topic that is open. */
  topic: string | undefined
}

/** The way back to the books, and what is open. */
export function ChapterHead({ number, name, topic }: ChapterHeadProps) {
  const { t } = useTranslation()
  const chapter = name ? `${number} · ${name}` : number
  return (
    <Stack gap={1}>
      <HStack gap={4} minH="target" justify="space-between">
        <TextLink asChild>
          <Link href={paths.books}>
            <HStack as="span" gap={1.5} display="inline-flex" minH="target">
              <ArrowLeft size={18} aria-hidden="true" />
              {t('books.back')}
            </HStack>
          </Link>
        </TextLink>
        {topic && (
          <Text textStyle="small" color="fg.muted" lang="en" truncate>
            {chapter}
          </Text>
        )}
      </HStack>
      <ScreenHeading title={topic ?? chapter} pageTitle={topic ? `${topic} · ${number}` : chapter} />
    </Stack>
  )
}
