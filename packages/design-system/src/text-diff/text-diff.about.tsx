import { Stack, Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { TextDiff } from './text-diff.tsx'

export default about({
  exports: ['TextDiff'],
  purpose: 'What was changed in a text: marked for the eye, and named for the ear.',
  avoid: ['A teacher’s correction: the ResultNote shows it.', 'A number or a name: before and after as words.'],
  good: {
    show: <TextDiff before="The kitchen is closed." after="The kitchen is open." />,
    why: 'Only what changed is marked.',
  },
  bad: {
    show: (
      <Stack>
        <Text color="wrong">The kitchen is closed.</Text>
        <Text color="right">The kitchen is open.</Text>
      </Stack>
    ),
    why: 'Readers compare for themselves, by colour.',
  },
  anatomy: { Removed: 'struck through', Added: 'underlined', Rest: 'as it was' },
  keys: {},
  spoken: ['Added and removed are said before the words, and where they end.'],
})
