import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { hms } from './time-left.ts'

/** The shown and the hidden state share one grid cell, so that hiding causes no layout shift. */
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
/** Where not all units fit in a row, each stays whole. */
const Unit = chakra('span', { base: { display: 'inline-block', whiteSpace: 'nowrap' } })
/** The width of two figures, so that 10 and 9 take the same space. */
const Two = chakra('span', { base: { display: 'inline-block', minW: '2ch', textAlign: 'end' } })
const Note = chakra('span', { base: { textStyle: 'small', lineHeight: 1.2 } })

export interface FiguresProps {
  /** Seconds. */
  left: number
  /** The label, or the warning near the end. */
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
