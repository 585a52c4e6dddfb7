import { AudioPlayer, PdfViewer, VideoPlayer, ZoomableImage } from '@the-house/design-system'
import type { Content, MediaType, Picture } from '@the-house/domain'
import type { ReactNode } from 'react'
import { DownloadImage } from './download-image.tsx'

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
    <AudioPlayer src={file.url} title={title} facts={file} transcript={content.transcript} />
  ),
  VIDEO: ({ file, title, content }) => (
    <VideoPlayer src={file.url} title={title} facts={file} captions={content.url_captions} />
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
