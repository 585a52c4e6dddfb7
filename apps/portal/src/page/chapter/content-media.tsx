import { Box } from '@chakra-ui/react'
import { PdfViewer, ZoomableImage } from '@the-house/design-system'
import type { Content, MediaType, Picture } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { Suspense, type ReactNode } from 'react'
import { DownloadImage } from './download-image.tsx'

/** The players come with the first sound or film: an exercise without one does not wait for them. */
const loadPlayers = () => import('./content-players.ts')
const AudioPlayer = lazyWithRetry(async () => ({ default: (await loadPlayers()).AudioPlayer }))
const VideoPlayer = lazyWithRetry(async () => ({ default: (await loadPlayers()).VideoPlayer }))

/** The id of the only topic whose image can be downloaded. */
const downloadTopic = 25

interface Media {
  file: Picture
  title: string
  content: Content
}

/** The player of each media type. */
const players: Record<MediaType, (media: Media) => ReactNode> = {
  TEXT: () => null,
  IMAGE: ({ file, content }) => (
    <>
      <ZoomableImage picture={file} alt={content.image_text} />
      {content.topic_id === downloadTopic && <DownloadImage src={file.url} />}
    </>
  ),
  AUDIO: ({ file, title, content }) => (
    // As high as the player, so that nothing below moves when it comes.
    <Suspense fallback={<Box aria-busy="true" h={{ base: '7.875rem', sm: '4.375rem' }} />}>
      <AudioPlayer src={file.url} title={title} facts={file} transcript={content.transcript} />
    </Suspense>
  ),
  VIDEO: ({ file, title, content }) => (
    <Suspense fallback={<Box aria-busy="true" w="full" maxW="48rem" aspectRatio="16 / 9" />}>
      <VideoPlayer src={file.url} title={title} facts={file} captions={content.url_captions} />
    </Suspense>
  ),
  PDF: ({ file, title }) => <PdfViewer src={file.url} title={title} facts={file} />,
}

/** Returns the files of a content with their types: the one that `type_file` names, and the general `media`. */
function filesOf({
  type_file,
  image,
  audio,
  url_video,
  video_facts,
  media,
}: Content): { type: MediaType; file: Picture }[] {
  const byType = { IMAGE: image, AUDIO: audio, VIDEO: url_video ? { ...video_facts, url: url_video } : null }
  const named = type_file ? byType[type_file] : null
  // An image beside audio or video is shown, too.
  const picture = type_file !== 'IMAGE' && image ? [{ type: 'IMAGE' as const, file: image }] : []
  return [
    ...picture,
    ...(type_file && named ? [{ type: type_file, file: named }] : []),
    ...(media ? [{ type: media.type, file: media }] : []),
  ]
}

/** Images, audio and video of a topic. */
export function ContentMedia({ content }: { content: Content }) {
  return filesOf(content).map(({ type, file }) => {
    const Player = players[type]
    return <Player key={`${type} ${file.url}`} file={file} title={content.subject} content={content} />
  })
}
