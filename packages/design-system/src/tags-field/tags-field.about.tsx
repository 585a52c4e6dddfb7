import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { TextField } from '../field/text-field.tsx'
import { TagsField } from './tags-field.tsx'

export default about({
  exports: ['TagsField'],
  purpose: 'Several short words of one’s own, by which something is found again.',
  avoid: ['Words that are all known: ChoiceChips.', 'Records of the school: SearchMultiSelect.'],
  good: {
    show: (
      <Box w="full">
        <TagsField label="Tags" value={['study tips', 'pronunciation']} onChange={ignore} />
      </Box>
    ),
    why: 'Each tag stands by itself and goes with one press.',
  },
  bad: {
    show: (
      <Box w="full">
        <TextField label="Tags" defaultValue="study tips, pronunciation," />
      </Box>
    ),
    why: 'Enter would send the form, and a forgotten comma makes one tag of two.',
  },
  anatomy: { Added: 'chips; a press removes one', Field: 'the next tag; it counts even if it is not added yet' },
  callouts: { Added: 'ul', Field: 'input' },
  keys: {
    'Enter, comma': 'adds what is typed; an empty field stays as it is',
    'Enter on a chip': 'removes it; the focus goes to the field',
  },
  spoken: ['A list of the tags; each button says what it removes.', '“Added: study tips”, when a tag becomes a chip.'],
})
