import { chakra } from '@chakra-ui/react'
import { PartNumber } from './part-number.tsx'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(8rem, max-content) 1fr' },
    columnGap: 6,
    borderTop: '1px solid',
    borderColor: 'border',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridColumn: '1 / -1',
      alignItems: 'baseline',
      py: 2.5,
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    '& dt': { fontWeight: 'semibold' },
  },
})
const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    px: 2,
    fontFamily: 'inherit',
    textStyle: 'small',
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border.strong',
    borderBottomWidth: '3px',
    borderRadius: 'sm',
  },
})
const Bullets = chakra('ul', {
  base: { ps: 5, listStyle: 'disc', maxW: 'prose', '& li': { py: 1 }, '& li::marker': { color: 'accent' } },
})

export interface RowsProps {
  of: Readonly<Record<string, string>>
  numbered?: boolean
  /** Whether the names are keyboard keys, separated by commas. */
  keys?: boolean
}

/** A description list of names and their meaning. */
export const Rows = ({ of, numbered = false, keys = false }: RowsProps) => (
  <List>
    {Object.entries(of).map(([name, text], index) => (
      <div key={name}>
        <dt>
          {numbered && (
            <PartNumber me={2} aria-hidden="true">
              {index + 1}
            </PartNumber>
          )}
          {keys
            ? name.split(', ').map((key, at) => (
                <span key={key}>
                  {at > 0 && ', '}
                  <Key>{key}</Key>
                </span>
              ))
            : name}
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </List>
)

/** A list of short sentences. */
export const Points = ({ of }: { of: readonly string[] }) => (
  <Bullets>
    {of.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </Bullets>
)
