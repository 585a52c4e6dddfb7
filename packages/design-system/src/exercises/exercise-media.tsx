import { Box, chakra, Stack } from '@chakra-ui/react'
import type { Exercise, Picture } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { Suspense } from 'react'
import { FactsLine } from '../media-facts/facts-line.tsx'
import { ZoomableImage } from '../zoomable-image/zoomable-image.tsx'
import { loadRecordedMedia } from './load-recorded-media.ts'
import type { RecordedMediaProps } from './recorded-media.tsx'

const RecordedMedia = lazyWithRetry(loadRecordedMedia)

interface Media extends RecordedMediaProps {
  images: Picture[]
}

const once = <File extends Picture>(files: (File | null | undefined)[]): File[] => [
  ...new Map(files.flatMap((file) => (file ? [[file.url, file] as const] : []))).values(),
]
const named = (url: string | null | undefined): Picture | null => (url ? { url } : null)

/** The pictures, sound and video of an exercise, from the three fields that hold them, without duplicates. */
export function mediaOf({ extras, media, audio_extra, image_extra }: Exercise): Media {
  const of = (type: string) => (media?.type === type ? media : null)
  return {
    // Of two with one address the later is kept: it has the dimensions.
    images: once([named(extras?.image_url), image_extra, of('IMAGE')]),
    audios: once([named(extras?.audio_url), audio_extra, of('AUDIO')]),
    videos: once([of('VIDEO')]),
  }
}

const Parts = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: 4, mb: 5, '[data-lesson] &': { gap: 3, mb: 3 } },
})

/** A picture of a question: so small above the answers that they stay in sight; a press enlarges it. */
const Frame = chakra('div', {
  base: {
    '& > button': { mx: 'auto' },
    '& > button img': {
      h: { base: 'min(11rem, 30cqh)', md: 'min(16rem, 34cqh)' },
      '[data-lesson] &': { h: 'min(11rem, 18cqh)' },
      // What is written needs more room than a choice.
      '[data-lesson] article:has(textarea) &': { h: 'min(11rem, 13cqh)' },
      '@container exercise (min-width: 36rem)': {
        h: 'min(18rem, 40cqh)',
        '[data-lesson] &, [data-lesson] article:has(textarea) &': { h: 'min(18rem, 45cqh)' },
      },
    },
  },
})

/** The picture, sound and video of an exercise. */
export function ExerciseMedia({ exercise }: { exercise: Exercise }) {
  const { t } = useTranslation()
  const { images, audios, videos } = mediaOf(exercise)
  if (images.length + audios.length + videos.length === 0) return null
  return (
    <Parts>
      {images.map((picture) => (
        <Frame key={picture.url}>
          <ZoomableImage picture={picture} alt={exercise.image_text || t('exercises.media.picture')} />
        </Frame>
      ))}
      {audios.length + videos.length > 0 && (
        <Suspense
          // As high as the players: the choices below must not shift (layout shift) while the user aims at one.
          fallback={
            <>
              {audios.map(({ url }) => (
                <Box key={url} h={{ base: '7.875rem', sm: '4.375rem' }} />
              ))}
              {videos.map((file) => (
                <Stack key={file.url} gap={2}>
                  <Box maxW="48rem" aspectRatio="16 / 9" />
                  <FactsLine facts={file} />
                </Stack>
              ))}
            </>
          }
        >
          <RecordedMedia audios={audios} videos={videos} />
        </Suspense>
      )}
    </Parts>
  )
}
