import { Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { TextLink } from '../text-link/text-link.tsx'

export default about({
  exports: ['TextLink', 'SkipLink', 'VisuallyHidden'],
  purpose:
    'TextLink goes somewhere, in running text. SkipLink is the first stop of the keyboard: past the menus. VisuallyHidden is heard and not seen.',
  avoid: ['It does something: Button.', 'Something that every user needs: never hide it visually.'],
  good: {
    show: (
      <Text>
        Read <TextLink href="#a">how classes work</TextLink> first.
      </Text>
    ),
    why: 'Underlined, and its words say where it leads.',
  },
  bad: {
    show: (
      <Text>
        To read how classes work click <TextLink href="#b">here</TextLink>.
      </Text>
    ),
    why: 'In a list of links: here, here, here.',
  },
  anatomy: {
    Words: 'where it leads',
    Line: 'below them, always in running text',
    'Skip link': 'seen while it has the focus',
  },
  keys: nativeKeys.link,
  spoken: ['A link by its words; a new tab is said.'],
})
