import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { SelectField } from '../field/select-field.tsx'
import { SearchSelect } from './search-select.tsx'

const options = [
  { id: 1, label: 'Centro' },
  { id: 2, label: 'Pinheiros' },
]

export default about({
  exports: ['SearchSelect'],
  purpose: 'One of very many, found by typing.',
  avoid: ['Up to about ten: SelectField. Up to four: RadioCards.', 'Several: SearchMultiSelect.'],
  good: {
    show: (
      <Box w="full">
        <SearchSelect label="Unit" value={options[0] ?? null} options={options} onChange={ignore} />
      </Box>
    ),
    why: 'Two letters find it among ten thousand.',
  },
  bad: {
    show: (
      <Box w="full">
        <SelectField label="Student" options={[{ value: '1', label: 'Abel (1 of 3,012)' }]} />
      </Box>
    ),
    why: 'Three thousand options on a wheel.',
  },
  anatomy: {
    Field: 'shows the choice; typing searches',
    Cross: 'takes it back, unless one is required',
    List: 'only what is seen of it is drawn',
    Hint: 'beside an option, to tell namesakes apart',
  },
  callouts: { Field: 'input', Cross: 'button' },
  keys: {
    '↓ ↑': 'open the list and move in it',
    'Home, End': 'first and last',
    Enter: 'chooses',
    Escape: 'closes; what was typed is given up',
  },
  spoken: ['A combobox by its label; options with their place among all.', '12 found, when it opens and after typing.'],
})
