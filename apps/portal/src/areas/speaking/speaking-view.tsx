import { Flex, Stack, Text } from '@chakra-ui/react'
import { AudioPlayer, Button, ZoomableImage } from '@the-house/design-system'
import type { SpeakingChapter, SpeakingContent } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { SavePicture } from './save-picture.tsx'

export interface SpeakingViewProps {
  content: SpeakingContent
  /** The next chapter of its book. */
  next: SpeakingChapter | undefined
}

/** A speaking chapter: image, audio with transcript, and a link to the next chapter. */
export function SpeakingView({ content, next }: SpeakingViewProps) {
  const { t } = useTranslation()
  const { id, name, number, book, image, image_text, audio, transcript } = content
  return (
    <Stack as="article" gap={5} maxW="36rem" mx="auto" w="full">
      <Stack gap={1}>
        <Text textStyle="small" color="fg.muted" lang="en">
          {book.name}
        </Text>
        <ScreenHeading title={`${number}. ${name}`} lang="en" />
      </Stack>
      {image && <ZoomableImage picture={image} alt={image_text || name} />}
      {audio ? (
        <AudioPlayer src={audio.url} title={name} facts={audio} transcript={transcript} />
      ) : (
        <Text color="fg.muted">{t('speaking.noAudio')}</Text>
      )}
      <Flex gap={3} wrap="wrap" justify="space-between">
        {image && <SavePicture id={id} />}
        {next && (
          <Button asChild variant="primary" ms="auto">
            <Link href={paths.speakingContent(book.id, next.number)}>
              {t('speaking.onward', { name: next.name })}
              <ArrowRight size={20} aria-hidden="true" />
            </Link>
          </Button>
        )}
      </Flex>
    </Stack>
  )
}
