import { chakra } from '@chakra-ui/react'
import { filmHosts, type Film } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { stopAllAudio } from '../audio-player/playing.ts'
import { paint } from '../theme/paint.ts'
import { screen } from './screen-recipe.ts'

const Frame = chakra('iframe', screen)

const Cover = chakra('button', {
  base: {
    ...screen.base,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    p: 0,
    color: 'plaster.50',
    cursor: 'pointer',
    '@media (prefers-reduced-motion: no-preference)': { '& [data-part=disc]': { transition: 'transform 120ms' } },
    _hover: { '& [data-part=disc]': { transform: 'scale(1.06)' } },
  },
})

/** A drawn cinema of ours: a picture of the film would ask its host for it. */
const Scene = chakra('svg', { base: { position: 'absolute', inset: 0, w: 'full', h: 'full' } })

const Words = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: 3,
    px: 4,
    maxW: 'full',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
})
const Title = chakra('span', {
  base: { textStyle: 'label', fontWeight: 'semibold', lineClamp: 2, maxW: '36rem' },
})
const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    // In pixels: in large letters it would hide the title.
    w: '64px',
    h: '64px',
    borderRadius: 'full',
    bg: 'lamp.300',
    color: 'ink.900',
    border: '2px solid',
    borderColor: 'transparent',
  },
})

function Cinema() {
  return (
    <Scene viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h160v90H0Z" fill={paint('ink.800')} />
      <path d="M0 0h18q4 45-6 90H0ZM160 0h-18q-4 45 6 90h12Z" fill={paint('ink.600')} />
      <path d="M28 14h104v54H28Z" fill={paint('ink.700')} />
      <path d="M24 82q10-10 20 0M52 84q10-10 20 0M80 82q10-10 20 0M108 84q10-10 20 0" fill={paint('ink.900')} />
    </Scene>
  )
}

export interface FilmPlayerProps {
  film: Film
  title: string
}

/**
 * A film on YouTube or Vimeo: behind a cover of ours, so that its host is told of nobody who does not press it; then in
 * its player, without cookies.
 */
export default function FilmPlayer({ film, title }: FilmPlayerProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState(false)
  const host = filmHosts[film.host]
  // The button that had the focus is gone.
  useEffect(() => (shown ? frame.current?.focus() : undefined), [shown])

  function show() {
    stopAllAudio()
    setShown(true)
  }

  if (shown)
    return (
      <Frame
        ref={frame}
        src={film.player}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        // YouTube plays nothing for a page that it is not told of; the page itself tells others nothing.
        referrerPolicy="strict-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    )
  return (
    <Cover type="button" onClick={show} aria-label={t('learning.video.play', { title, host })}>
      <Cinema />
      <Words>
        <Disc data-part="disc">
          <Play size={30} aria-hidden="true" />
        </Disc>
        <Title>{title}</Title>
      </Words>
    </Cover>
  )
}
