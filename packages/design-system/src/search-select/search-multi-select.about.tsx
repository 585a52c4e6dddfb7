import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { ignore } from '../about/ignore.ts'
import { SearchMultiSelect } from './search-multi-select.tsx'

const options = [
  { id: 1, label: 'Centro' },
  { id: 2, label: 'Pinheiros' },
]

export default about({
  exports: ['SearchMultiSelect'],
  purpose: 'Several of very many, found by typing; what is chosen stands above the field.',
  avoid: ['A few words that are all known: ChoiceChips.', 'One: SearchSelect.'],
  good: {
    show: (
      <Box w="full">
        <SearchMultiSelect label="Units" value={options} options={options} onChange={ignore} />
      </Box>
    ),
    why: 'What is chosen stays in sight and goes with one press.',
  },
  bad: { show: <Said>3 selected ▾</Said>, why: 'Which three?' },
  anatomy: { Chosen: 'chips; a press takes one back', Field: 'searches', List: 'stays open while one chooses' },
  callouts: { Chosen: 'ul', Field: 'input' },
  keys: {
    '↓ ↑': 'open the list and move in it',
    Enter: 'chooses or takes back',
    Escape: 'closes',
    'Enter on a chip': 'takes it back; the focus goes to the field',
  },
  spoken: ['A list of what is chosen; each button says what it removes.', 'Options say whether they are selected.'],
})
