import { Box, Stack, Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { PassageList } from './passage-list.tsx'
import { PassageText } from './passage-text.tsx'

const text = 'My room have a big window.'

export default about({
  exports: ['PassageEditor', 'PassageList', 'PassageText'],
  purpose:
    'A text and what a teacher says of its passages. PassageText shows the text with its marks, PassageList the comments: for those who only read.',
  avoid: ['A comment on the whole text: RichText.', 'What was changed in a text: TextDiff.'],
  good: {
    show: (
      <Stack>
        <PassageText text={text} passages={[{ start: 8, end: 12 }]} />
        <PassageList text={text} passages={[{ start: 8, end: 12, text: 'One room has.' }]} />
      </Stack>
    ),
    why: 'The comment is bound to its words by a number.',
  },
  bad: {
    show: (
      <Text>
        My room{' '}
        <Box as="span" color="wrong">
          have
        </Box>{' '}
        a big window.
      </Text>
    ),
    why: 'Red says that something is wrong, not what.',
  },
  anatomy: {
    Text: 'can be selected, word by word',
    Mark: 'a number in the text',
    Form: 'comment, own phrases',
    List: 'the comments by their numbers',
  },
  keys: {
    Tab: 'to the text, the button, the comments',
    '← →': 'in the text: the next word',
    'Shift+← →': 'a longer passage',
    Enter: 'comments on what is selected',
    Escape: 'gives the form up',
  },
  spoken: ['Each selected passage is read.', 'A comment with the words that it is on.'],
})
