import { useTranslation } from '@the-house/i18n'
import { AudioPlayer } from '../audio-player/audio-player.tsx'
import { VideoPlayer } from '../video-player/video-player.tsx'

export interface RecordedMediaProps {
  /** URLs of the recordings. */
  audios: string[]
  /** URLs of the videos. */
  videos: string[]
}

/** The sound and video of an exercise; the players are loaded lazily with the first of them. */
export function RecordedMedia({ audios, videos }: RecordedMediaProps) {
  const { t } = useTranslation()
  return (
    <>
      {audios.map((src) => (
        <AudioPlayer key={src} src={src} title={t('exercises.media.audio')} />
      ))}
      {videos.map((src) => (
        <VideoPlayer key={src} src={src} title={t('exercises.media.video')} />
      ))}
    </>
  )
}
