import { chakra } from '@chakra-ui/react'
import { i18n, useTranslation } from '@the-house/i18n'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../alert/alert.tsx'
import { joinPlayers } from '../audio-player/playing.ts'

const Screen = chakra('video', {
  base: {
    w: 'full',
    maxW: '48rem',
    aspectRatio: '16 / 9',
    bg: 'ink.900',
    borderRadius: 'card',
    border: '1px solid',
    borderColor: 'border',
  },
})

export interface VideoPlayerProps {
  src: string
  /** The URL of WebVTT captions. */
  captions?: string | null
  title: string
}

/** The browser's native video player, with captions; it pauses when another player starts. */
export function VideoPlayer({ src, captions, title }: VideoPlayerProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => (ref.current ? joinPlayers(ref.current) : undefined), [])
  if (failed) return <Alert status="danger">{t('learning.video.error')}</Alert>
  return (
    <Screen
      ref={ref}
      src={src}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      onError={() => setFailed(true)}
    >
      {captions && (
        <track
          kind="captions"
          src={captions}
          srcLang="en"
          label={t('learning.video.captions')}
          default={i18n.language !== 'en'}
        />
      )}
    </Screen>
  )
}
