import { chakra } from '@chakra-ui/react'
import { filmHosts, filmOf } from '@the-house/domain'
import { i18n, useTranslation } from '@the-house/i18n'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../alert/alert.tsx'
import { joinPlayers } from '../audio-player/playing.ts'
import { refusedHostOf } from '../embeds/allowed-origins.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { FilmPlayer } from './film-player.tsx'
import { screen } from './screen-recipe.ts'

const Screen = chakra('video', screen)

export interface VideoPlayerProps {
  /** The URL of a file, or of a film on YouTube or Vimeo. */
  src: string
  /** The URL of WebVTT captions. */
  captions?: string | null
  title: string
}

/**
 * A film: a file in the browser's native player, or one of YouTube or Vimeo in theirs, after a press; a link to it where
 * the school's settings do not allow its host.
 */
export function VideoPlayer({ src, ...rest }: VideoPlayerProps) {
  const film = filmOf(src)
  const host = refusedHostOf(src)
  if (host !== null) return <FilmLink src={film?.page ?? src} host={film ? filmHosts[film.host] : host} />
  return film ? <FilmPlayer film={film} title={rest.title} /> : <FilePlayer src={src} {...rest} />
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
