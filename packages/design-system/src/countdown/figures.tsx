import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { hms } from './time-left.ts'

/** What is shown and what is hidden share one place, so that hiding moves nothing. */
const Place = chakra('span', {
  base: { display: 'grid', alignItems: 'center', minW: '6.5rem', '& > *': { gridArea: '1 / 1' } },
})
const Face = chakra('span', {
  base: { display: 'flex', flexDirection: 'column', '&[data-hidden]': { visibility: 'hidden' } },
})
const Time = chakra('span', {
  base: {
    fontSize: 'xl',
    fontWeight: 'bold',
    lineHeight: 1.15,
    fontVariantNumeric: 'tabular-nums',
  },
})
/** Where there is no room for all of them in a row, each stays whole. */
const Unit = chakra('span', { base: { display: 'inline-block', whiteSpace: 'nowrap' } })
/** Room for two figures, so that 10 and 9 are of one width. */
const Two = chakra('span', { base: { display: 'inline-block', minW: '2ch', textAlign: 'end' } })
const Note = chakra('span', { base: { textStyle: 'small', lineHeight: 1.2 } })

export interface FiguresProps {
  /** Seconds. */
  left: number
  /** What it is, or how near the end is. */
  note: string
  hidden: boolean
}

/** Hours, minutes and seconds: 1h2m9s. */
export function Figures({ left, note, hidden }: FiguresProps) {
  const { t } = useTranslation()
  const { h, m, s } = hms(left)
  return (
    <Place>
      <Face data-hidden={hidden ? '' : undefined}>
        <Time role="timer" aria-label={t('timed.left.label')}>
          <Unit>{h}h</Unit>
          <Unit>
            <Two>{m}</Two>m
          </Unit>
          <Unit>
            <Two>{s}</Two>s
          </Unit>
        </Time>
        <Note>{note}</Note>
      </Face>
      {hidden && <Note>{t(left > 0 && left <= 30 ? 'timed.left.soon' : 'timed.left.hidden')}</Note>}
    </Place>
  )
}
