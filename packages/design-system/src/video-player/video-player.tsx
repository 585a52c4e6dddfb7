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
  /** Address of WebVTT captions. */
  captions?: string | null
  title: string
}

/** The platform's own player, with captions; it falls silent when another plays. */
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
