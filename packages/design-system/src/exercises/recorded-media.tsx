import type { Picture } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { AudioPlayer } from '../audio-player/audio-player.tsx'
import { VideoPlayer } from '../video-player/video-player.tsx'

export interface RecordedMediaProps {
  audios: Picture[]
  videos: (Picture & { captions?: string | undefined })[]
}

/** The sound and video of an exercise; the players are loaded lazily with the first of them. */
export function RecordedMedia({ audios, videos }: RecordedMediaProps) {
  const { t } = useTranslation()
  return (
    <>
      {audios.map((file) => (
        <AudioPlayer key={file.url} src={file.url} facts={file} title={t('exercises.media.audio')} />
      ))}
      {videos.map((file) => (
        <VideoPlayer
          key={file.url}
          src={file.url}
          captions={file.captions ?? null}
          facts={file}
          title={t('exercises.media.video')}
        />
      ))}
    </>
  )
}
