import { chakra } from '@chakra-ui/react'
import { Table } from '../../../page/table.ts'

/** Both columns wrap, so that the table fits the narrowest screen. */
const Narrow = chakra(Table, {
  base: { maxW: '36rem', '& :is(th, td)': { overflowWrap: 'anywhere', width: '50%' } },
})
const LeftOut = chakra('em', { base: { color: 'fg.muted' } })

export interface PairsProps {
  /** The accessible name of the table. */
  label: string
  /** The headings of the two columns. */
  heads: readonly [string, string]
  pairs: readonly { given: string; taken: string; isLeftOut?: boolean }[]
}

/** What stands in a file, beside what it was taken for. */
export function Pairs({ label, heads: [given, taken], pairs }: PairsProps) {
  return (
    <Narrow aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{given}</th>
          <th scope="col">{taken}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two columns may have the same heading
          <tr key={`${pair.given} ${index}`}>
            <th scope="row">{pair.given}</th>
            <td>{pair.isLeftOut ? <LeftOut>{pair.taken}</LeftOut> : pair.taken}</td>
          </tr>
        ))}
      </tbody>
    </Narrow>
  )
}
