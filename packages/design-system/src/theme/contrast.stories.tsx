import { Box, chakra, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { leastContrast, linePairs, textPairs, type ContrastPair } from './contrast-pairs.ts'
import { contrast } from './contrast.ts'
import { rawColor } from './palettes.ts'
import { semanticColors } from './semantic-colors.ts'

const meta = { title: 'Foundations/Contrast' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    '& th, & td': {
      textAlign: 'start',
      py: 2,
      pe: { base: 2, sm: 3 },
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    '& tbody th': { fontWeight: 'normal', overflowWrap: 'anywhere', minW: '4.5rem' },
    '& [data-number]': { textAlign: 'end' },
  },
})
/** Scrolls on its own where large text makes it wider than a phone. */
const Wide = chakra('div', { base: { overflowX: 'auto' } })
const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Truncated, not rounded: a value below the minimum must not look as if it met it. */
const ratio = ([ink, ground]: ContrastPair, mode: 'light' | 'dark') =>
  figure.format(
    Math.floor(contrast(rawColor(semanticColors[ink][mode]), rawColor(semanticColors[ground][mode])) * 100) / 100,
  )

interface MeasuredProps {
  pairs: readonly ContrastPair[]
  least: number
  line?: boolean
}

function Measured({ pairs, least, line = false }: MeasuredProps) {
  return (
    <Wide>
      <Table>
        <Box as="caption" textAlign="start" pb={3}>
          At least {least} to 1, as WCAG 2.2 AA asks; the sample is in the mode that is shown.
        </Box>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Sample</th>
            <th scope="col" data-number="">
              Light
            </th>
            <th scope="col" data-number="">
              Evening
            </th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([ink, ground]) => (
            <tr key={`${ink} ${ground}`}>
              <th scope="row">
                {ink} on {ground}
              </th>
              <td>
                <Box
                  bg={ground}
                  color={line ? 'fg' : ink}
                  px={{ base: 2, sm: 3 }}
                  py={1}
                  borderRadius="control"
                  w="fit-content"
                >
                  {line ? (
                    <Box w={12} h={5} border="2px solid" borderColor={ink} />
                  ) : (
                    <Text fontWeight="medium">Room</Text>
                  )}
                </Box>
              </td>
              <td data-number="">{ratio([ink, ground], 'light')}</td>
              <td data-number="">{ratio([ink, ground], 'dark')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Wide>
  )
}

/** Every text colour on every background it may have. */
export const Texts: Story = { render: () => <Measured pairs={textPairs} least={leastContrast.text} /> }
/** Meaningful borders, and the focus ring. */
export const Lines: Story = { render: () => <Measured pairs={linePairs} least={leastContrast.line} line /> }
