import { chakra } from '@chakra-ui/react'
import type { FileFacts, SafeHtml } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Pause, Play, RotateCcw } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Html } from '../html/html.tsx'
import { UnplayedNote } from '../media-facts/unplayed-note.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { clockTime } from '../media-facts/clock-time.ts'
import { Seek } from './seek.tsx'
import { Speed } from './speed.tsx'
import { useAudio } from './use-audio.ts'

const Frame = chakra('figure', {
  base: { bg: 'bg.surface', border: '1px solid', borderColor: 'border', borderRadius: 'card', p: 3, maxW: '36rem' },
})
const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' } })
const Time = chakra('span', { base: { textStyle: 'small', color: 'fg.muted', whiteSpace: 'nowrap' } })
const Failure = chakra('p', { base: { color: 'wrong', flex: '1' } })
const Words = chakra('details', {
  base: {
    mt: 2,
    pt: 1,
    borderTop: '1px solid',
    borderColor: 'border',
    '& summary': { textStyle: 'label', minH: 'target', display: 'flex', alignItems: 'center', gap: 2, color: 'link' },
    '& summary::before': { content: '"▸"' },
    '&[open] summary::before': { content: '"▾"' },
    '& summary::-webkit-details-marker': { display: 'none' },
  },
})

export interface AudioPlayerProps {
  src: string
  /** The title of the recording: the accessible name of the player. */
  title: string
  /** What is known of the file before it is loaded. */
  facts?: FileFacts | undefined
  /** The transcript, for users who cannot hear the recording. */
  transcript?: SafeHtml | null
  /** The language of the recording. */
  lang?: string
}

/** Plays a recording, with pointer or keyboard and at several speeds; only one player of the page plays at a time. */
export function AudioPlayer({ src, title, facts, transcript, lang = 'en' }: AudioPlayerProps) {
  const { t } = useTranslation()
  const { ref, phase, now, total, toggle, seek, setSpeed, retry } = useAudio()
  const running = phase === 'playing' || phase === 'waiting'
  return (
    <Frame aria-label={title}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript below says what is heard */}
      <audio ref={ref} src={src} preload="metadata" />
      {phase === 'failed' ? (
        <Row role="alert">
          <Failure>{t('learning.audio.error')}</Failure>
          <Button onClick={retry}>{t('learning.audio.retry')}</Button>
        </Row>
      ) : (
        <Row>
          <IconButton
            label={t(running ? 'learning.audio.pause' : 'learning.audio.play')}
            variant="primary"
            borderRadius="full"
            onClick={toggle}
          >
            <Sign phase={phase} />
          </IconButton>
          <Seek now={now} total={total} onSeek={seek} />
          <Time>
            {t('learning.audio.time', { now: clockTime(now), total: clockTime(total || (facts?.seconds ?? 0)) })}
          </Time>
          <IconButton label={t('learning.audio.back')} onClick={() => seek(now - 5)}>
            <RotateCcw size={20} aria-hidden="true" />
          </IconButton>
          <Speed onSpeed={setSpeed} />
        </Row>
      )}
      <UnplayedNote src={src} facts={facts} failed={phase === 'failed'} />
      {transcript && (
        <Words>
          <summary>{t('learning.audio.transcript')}</summary>
          <Html html={transcript} lang={lang} py={2} px={1} />
        </Words>
      )}
    </Frame>
  )
}

function Sign({ phase }: { phase: 'idle' | 'waiting' | 'playing' | 'failed' }) {
  if (phase === 'waiting') return <Spinner />
  const Icon = phase === 'playing' ? Pause : Play
  return <Icon size={20} fill="currentColor" aria-hidden="true" />
}
