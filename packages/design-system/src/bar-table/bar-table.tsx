import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ShareBar } from './share-bar.tsx'

const Table = chakra('table', {
  base: {
    w: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: 1, textAlign: 'start', verticalAlign: 'middle' },
    '& thead th': { pb: 2, textStyle: 'small', color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th': { w: '1%', pe: 3, fontWeight: 'normal', whiteSpace: 'nowrap' },
    '& [data-part=number]': { w: '1%', ps: 3, textAlign: 'end', whiteSpace: 'nowrap' },
  },
})
const Count = chakra('span', { base: { fontWeight: 'semibold' } })
const Share = chakra('span', { base: { display: 'inline-block', minW: '3.5rem', color: 'fg.muted' } })

export interface Bar {
  label: string
  count: number
  tone?: 'info' | 'right' | 'warning'
}

export interface BarTableProps {
  /** What the table counts: its accessible name. */
  caption: string
  /** The column heading of the labels. */
  heading: string
  /** The column heading of the numbers. */
  counted: string
  bars: readonly Bar[]
}

/** A table of counts with bars; the longest bar is as wide as its column. */
export function BarTable({ caption, heading, counted, bars }: BarTableProps) {
  const { i18n } = useTranslation()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const all = bars.reduce((sum, { count }) => sum + count, 0)
  const number = new Intl.NumberFormat(i18n.language)
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {heading}
          </th>
          <th scope="col" data-part="number">
            {counted}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, count, tone }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <ShareBar share={count / most} {...(tone && { tone })} />
            </td>
            <td data-part="number">
              <Count>{number.format(count)}</Count> <Share>{percent.format(all === 0 ? 0 : count / all)}</Share>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
