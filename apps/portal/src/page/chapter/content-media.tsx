import { AudioPlayer, PdfViewer, VideoPlayer, ZoomableImage } from '@the-house/design-system'
import type { Content, MediaType } from '@the-house/domain'
import type { ReactNode } from 'react'
import { DownloadImage } from './download-image.tsx'

/** The id of the only topic whose image can be downloaded. */
const downloadTopic = 25

interface Media {
  src: string
  title: string
  content: Content
}

/** The player of each media type. */
const players: Record<MediaType, (media: Media) => ReactNode> = {
  TEXT: () => null,
  IMAGE: ({ src, content }) => (
    <>
      <ZoomableImage src={src} alt={content.image_text} />
      {content.topic_id === downloadTopic && <DownloadImage src={src} />}
    </>
  ),
  AUDIO: ({ src, title, content }) => <AudioPlayer src={src} title={title} transcript={content.transcript} />,
  VIDEO: ({ src, title, content }) => <VideoPlayer src={src} title={title} captions={content.url_captions} />,
  PDF: ({ src, title }) => <PdfViewer src={src} title={title} />,
}

/** Returns the files of a content with their types: the one that `type_file` names, and the general `media`. */
function filesOf({ type_file, image, audio, url_video, media }: Content): { type: MediaType; src: string }[] {
  const byType = { IMAGE: image?.url, AUDIO: audio?.url, VIDEO: url_video }
  const named = type_file ? byType[type_file] : null
  // An image beside audio or video is shown, too.
  const picture = type_file !== 'IMAGE' && image ? [{ type: 'IMAGE' as const, src: image.url }] : []
  return [
    ...picture,
    ...(type_file && named ? [{ type: type_file, src: named }] : []),
    ...(media ? [{ type: media.type, src: media.url }] : []),
  ]
}

/** Images, audio and video of a topic. */
export function ContentMedia({ content }: { content: Content }) {
  return filesOf(content).map(({ type, src }) => {
    const Player = players[type]
    return <Player key={`${type} ${src}`} src={src} title={content.subject} content={content} />
  })
}
