import { chakra } from '@chakra-ui/react'
import { filmHosts, filmOf, type FileFacts } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { i18n, useTranslation } from '@the-house/i18n'

import { Suspense, useEffect, useRef, useState } from 'react'
import { Alert } from '../alert/alert.tsx'
import { joinPlayers } from '../audio-player/playing.ts'
import { refusedHostOf } from '../embeds/allowed-origins.ts'
import { FactsLine } from '../media-facts/facts-line.tsx'
import { UnplayedNote } from '../media-facts/unplayed-note.tsx'
import { FilmLink, type FilmLinkProps } from './film-link.tsx'
import { screen } from './screen-recipe.ts'

const Screen = chakra('video', screen)
const Film = chakra('div', { base: { display: 'grid', gap: 2, w: 'full', maxW: '48rem' } })
/** As large and dark as the cover that takes its place. */
const Place = chakra('div', screen)

/** Few chapters have a film of a host: its cover comes with the first of them; its link needs nothing. */
const FilmPlayer = lazyWithRetry(() =>
  import('./film-player.tsx').catch(() => ({ default: () => <Place aria-hidden="true" /> })),
)

export interface VideoPlayerProps {
  /** The URL of a file, or of a film on YouTube or Vimeo. */
  src: string
  /** The URL of WebVTT captions. */
  captions?: string | null
  title: string
  /** What is known of a file before it is loaded. */
  facts?: FileFacts | undefined
}

/**
 * A film: a file in the browser's native player, or one of YouTube or Vimeo in theirs, after a press; a link to it where
 * the school's settings do not allow its host.
 */
export function VideoPlayer({ src, ...rest }: VideoPlayerProps) {
  const film = filmOf(src)
  const host = refusedHostOf(src)
  if (host !== null) return <ElsewhereNote href={film?.page ?? src} host={film ? filmHosts[film.host] : host} />
  if (!film) return <FilePlayer src={src} {...rest} />
  return (
    <Film>
      <Suspense fallback={<Place aria-busy="true" />}>
        <FilmPlayer film={film} title={rest.title} />
      </Suspense>
      <span>
        <FilmLink href={film.page} host={filmHosts[film.host]} />
      </span>
    </Film>
  )
}

/** Instead of a frame that the browser would leave empty. */
function ElsewhereNote(props: FilmLinkProps) {
  const { t } = useTranslation()
  return (
    <Alert status="info" maxW="48rem">
      {t('learning.video.elsewhere', { host: props.host })} <FilmLink {...props} />
    </Alert>
  )
}

/** The browser's native video player, with captions; it pauses when another player starts. */
function FilePlayer({ src, captions, title, facts }: VideoPlayerProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => (ref.current ? joinPlayers(ref.current) : undefined), [])
  const below = (
    <>
      <FactsLine facts={facts} />
      <UnplayedNote src={src} facts={facts} failed={failed} />
    </>
  )
  if (failed)
    return (
      <Film>
        <Alert status="danger">{t('learning.video.error')}</Alert>
        {below}
      </Film>
    )
  return (
    <Film>
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
      {below}
    </Film>
  )
}
