import { Text } from '@chakra-ui/react'
import { Coins } from 'lucide-react'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { FigureCard } from './figure-card.tsx'
import { Figure } from './figure.tsx'

export default about({
  exports: ['FigureCard', 'Figure'],
  purpose: 'One figure and what it is of. Figure is the number, counting up to what it is.',
  avoid: ['Numbers to compare: BarTable.', 'A state: Chip.'],
  good: {
    show: (
      <FigureCard icon={Coins} label="Dollars">
        <Figure value={340} spoken="340 dollars" />
      </FigureCard>
    ),
    why: 'The number is large, its name is small, the ear hears both.',
  },
  bad: {
    show: (
      <FigureCard icon={Coins} label="Statistics">
        <Text>340 / 12 / 87 %</Text>
      </FigureCard>
    ),
    why: 'Three numbers and no name.',
  },
  anatomy: {
    Arch: 'an icon in a tone',
    Label: 'what the figure is of; a link or a button for all of the card',
    Figure: 'in tabular numbers',
    Line: 'one about it',
  },
  callouts: { Arch: 'span[aria-hidden]', Label: 'h2', Figure: 'h2 + p' },
  keys: nativeKeys.link,
  spoken: ['A heading, then the number with its unit; not the counting.'],
})
