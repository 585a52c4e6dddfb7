import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { RankingTable } from './ranking-table.tsx'

export default about({
  exports: ['RankingTable'],
  purpose: 'Tribes by what they earned, each with its sign.',
  avoid: ['People: only tribes are ranked.'],
  good: {
    show: (
      <RankingTable
        caption="Tribes"
        tribes={[
          { id: 1, name: 'Hearth', symbol: 'hearth', color: 'brick', fortune: 1240 },
          { id: 2, name: 'Lantern', symbol: 'lantern', color: 'lamp', fortune: 980 },
        ]}
        own={2}
      />
    ),
    why: 'The own one is marked with a word; who has as much shares the place.',
  },
  bad: { show: <Said>1. Ana 2. Bruno … 48. You</Said>, why: 'Shames the last.' },
  anatomy: {
    Place: 'shared where it is shared',
    Sign: 'the drawn symbol',
    Name: 'the heading of the row',
    Fortune: 'counts up once',
  },
  callouts: { Place: 'td', Sign: 'tbody span[aria-hidden]', Name: '[lang]', Fortune: 'th + td' },
  keys: {},
  spoken: ['A table with a caption; numbers are heard as they are, not counting.'],
})
