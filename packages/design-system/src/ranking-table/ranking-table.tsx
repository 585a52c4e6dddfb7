import { chakra, Flex } from '@chakra-ui/react'
import { useAnimatedNumber } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { Chip } from '../chip/chip.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { TribeSymbol, type TribeSymbolProps } from '../tribe-symbol/tribe-symbol.tsx'

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { p: { base: 2, sm: 3 }, textAlign: 'start', verticalAlign: 'middle' },
    '& thead th': { textStyle: 'small', color: 'fg.muted', fontWeight: 'medium' },
    '& tbody > tr > *': { borderTop: '1px solid', borderColor: 'border' },
    '& th:last-of-type:not([scope=row]), & td:last-of-type': { textAlign: 'end' },
  },
})
const Row = chakra('tr', {
  variants: {
    own: {
      true: {
        '& > *': { bg: 'accent.subtle' },
        '& > td:first-of-type': { borderStartRadius: 'control' },
        '& > td:last-of-type': { borderEndRadius: 'control' },
      },
    },
  },
})
const Amount = chakra('span', { base: { fontWeight: 'semibold', textStyle: 'label' } })

export interface RankedTribe extends TribeSymbolProps {
  id: number
  name: string
  /** The dollars that its members have earned. */
  fortune: number
}

export interface RankingTableProps {
  /** What it ranks and when: its accessible name. */
  caption: string
  /** Sorted by fortune, the largest first. */
  tribes: readonly RankedTribe[]
  /** The id of the user's own tribe. */
  own?: number | undefined
}

/** Tribes ranked by fortune, each with its symbol; words of area `tribes`. */
export function RankingTable({ caption, tribes, own }: RankingTableProps) {
  const { t } = useTranslation()
  return (
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden="true">#</span>
            <VisuallyHidden>{t('tribes.place')}</VisuallyHidden>
          </th>
          <th scope="col">{t('tribes.tribe')}</th>
          <th scope="col">{t('tribes.fortune')}</th>
        </tr>
      </thead>
      <tbody>
        {tribes.map((tribe) => (
          <Row key={tribe.id} own={tribe.id === own}>
            {/* Tribes with equal fortunes share a rank. */}
            <td>{tribes.findIndex(({ fortune }) => fortune === tribe.fortune) + 1}</td>
            <th scope="row">
              <Flex align="center" gap={{ base: 2, sm: 3 }} wrap="wrap">
                <TribeSymbol symbol={tribe.symbol} color={tribe.color} />
                <span lang="en">{tribe.name}</span>
                {tribe.id === own && <Chip tone="accent">{t('tribes.own')}</Chip>}
              </Flex>
            </th>
            <td>
              <Fortune value={tribe.fortune} />
            </td>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

/** A count-up animation; screen readers hear only the final value. */
function Fortune({ value }: { value: number }) {
  const shown = useAnimatedNumber(value)
  const { i18n } = useTranslation()
  const words = new Intl.NumberFormat(i18n.language)
  return (
    <Amount>
      <span aria-hidden="true">{words.format(shown)}</span>
      <VisuallyHidden>{words.format(value)}</VisuallyHidden>
    </Amount>
  )
}
