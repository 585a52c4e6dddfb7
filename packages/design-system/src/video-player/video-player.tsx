import { chakra, defineRecipe } from '@chakra-ui/react'
import { filmPlayerOf } from '@the-house/domain'
import { i18n, useTranslation } from '@the-house/i18n'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../alert/alert.tsx'
import { joinPlayers } from '../audio-player/playing.ts'
import { refusedHostOf } from '../embeds/allowed-origins.ts'
import { TextLink } from '../text-link/text-link.tsx'

const screen = defineRecipe({
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
const Screen = chakra('video', screen)
const Frame = chakra('iframe', screen)

export interface VideoPlayerProps {
  /** The URL of a file, or of a film on YouTube or Vimeo. */
  src: string
  /** The URL of WebVTT captions. */
  captions?: string | null
  title: string
}

/**
 * A film: a file in the browser's native player, or one of YouTube or Vimeo in theirs, without cookies; a link to it
 * where the school's settings do not allow its host.
 */
export function VideoPlayer({ src, ...rest }: VideoPlayerProps) {
  const host = refusedHostOf(src)
  if (host !== null) return <FilmLink src={src} host={host} />
  const player = filmPlayerOf(src)
  if (!player) return <FilePlayer src={src} {...rest} />
  return (
    <Frame
      src={player}
      title={rest.title}
      loading="lazy"
      allow="fullscreen; picture-in-picture; encrypted-media"
      // YouTube plays nothing for a page that it is not told of; the page itself tells others nothing.
      referrerPolicy="strict-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  )
}

/** Instead of a frame that the browser would leave empty. */
function FilmLink({ src, host }: { src: string; host: string }) {
  const { t } = useTranslation()
  return (
    <Alert status="info" maxW="48rem">
      {t('learning.video.elsewhere', { host })}{' '}
      <TextLink href={src} target="_blank" rel="noreferrer">
        {t('learning.video.open', { host })} {t('design.link.newTab')}
      </TextLink>
    </Alert>
  )
}

/** The browser's native video player, with captions; it pauses when another player starts. */
function FilePlayer({ src, captions, title }: VideoPlayerProps) {
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
