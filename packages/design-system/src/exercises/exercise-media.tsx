import { Box, chakra, Stack } from '@chakra-ui/react'
import type { Exercise } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { Suspense } from 'react'
import { ZoomableImage } from '../zoomable-image/zoomable-image.tsx'
import { loadRecordedMedia } from './load-recorded-media.ts'

const RecordedMedia = lazyWithRetry(loadRecordedMedia)

interface Media {
  images: string[]
  audios: string[]
  videos: string[]
}

const once = (urls: (string | null | undefined)[]): string[] => [
  ...new Set(urls.filter((url) => url !== null && url !== undefined)),
]

/** The pictures, sound and video of an exercise, from the three fields that hold them, without duplicates. */
export function mediaOf({ extras, media, audio_extra, image_extra }: Exercise): Media {
  const of = (type: string) => (media?.type === type ? media.url : null)
  return {
    images: once([image_extra?.url, extras?.image_url, of('IMAGE')]),
    audios: once([audio_extra?.url, extras?.audio_url, of('AUDIO')]),
    videos: once([of('VIDEO')]),
  }
}

/** A picture beside a question: small enough that the answers stay visible below it; a press enlarges it. */
const Picture = chakra('div', {
  base: {
    '& > button': { mx: 'auto' },
    '& > button img': { h: { base: 'min(11rem, 34vh)', md: 'min(16rem, 34vh)' } },
  },
})

/** The picture, sound and video of an exercise. */
export function ExerciseMedia({ exercise }: { exercise: Exercise }) {
  const { t } = useTranslation()
  const { images, audios, videos } = mediaOf(exercise)
  if (images.length + audios.length + videos.length === 0) return null
  return (
    <Stack gap={4} mb={5}>
      {images.map((src) => (
        <Picture key={src}>
          <ZoomableImage src={src} alt={exercise.image_text || t('exercises.media.picture')} />
        </Picture>
      ))}
      {audios.length + videos.length > 0 && (
        <Suspense
          // As high as the players: the choices below must not shift (layout shift) while the user aims at one.
          fallback={
            <>
              {audios.map((src) => (
                <Box key={src} h={{ base: '7.875rem', sm: '4.375rem' }} />
              ))}
              {videos.map((src) => (
                <Box key={src} maxW="48rem" aspectRatio="16 / 9" />
              ))}
            </>
          }
        >
          <RecordedMedia audios={audios} videos={videos} />
        </Suspense>
      )}
    </Stack>
  )
}
