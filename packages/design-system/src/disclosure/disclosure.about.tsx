import { Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { Button } from '../button/button.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Disclosure } from './disclosure.tsx'

export default about({
  exports: ['Disclosure'],
  purpose: 'A group of a long list, such as the menu, that can be folded away under its caption.',
  avoid: [
    'Fewer than about ten rows in all: show them.',
    'One of several views: tabs or ChoiceChips.',
    'What must be read: never behind a press.',
  ],
  good: {
    show: (
      <Disclosure label="Teaching" open onToggle={ignore}>
        <TextLink href="#classes">My classes</TextLink>
        <TextLink href="#corrections">Corrections</TextLink>
      </Disclosure>
    ),
    why: 'The caption says what is in it, so that it can stay closed.',
  },
  bad: {
    show: (
      <>
        <Button variant="quiet">More</Button>
        <Text>12 links, of every kind</Text>
      </>
    ),
    why: '“More” has to be opened to learn whether it was the right one.',
  },
  anatomy: { Caption: 'a button over the full width', Arrow: 'down: it opens; up: it folds', Content: 'below it' },
  callouts: { Caption: 'button', Arrow: 'button svg', Content: 'button + *' },
  keys: nativeKeys.button,
  spoken: ['A button with the caption as its name, expanded or collapsed.', 'What is folded away is not read.'],
})
