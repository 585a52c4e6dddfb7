import { useTranslation } from '@the-house/i18n'
import { AudioPlayer } from '../audio-player/audio-player.tsx'
import { VideoPlayer } from '../video-player/video-player.tsx'

export interface RecordedMediaProps {
  /** Addresses of the recordings. */
  audios: string[]
  /** Addresses of the films. */
  videos: string[]
}

/** What is heard with an exercise; the players are loaded with the first one. */
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
