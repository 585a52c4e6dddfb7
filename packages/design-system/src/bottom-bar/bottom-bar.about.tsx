import { HStack } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { Button } from '../button/button.tsx'
import { BottomBar } from './bottom-bar.tsx'

export default about({
  exports: ['BottomBar'],
  purpose: 'What can be done with an exercise: Verify, Next, Skip or Finish, and where its answer is.',
  avoid: ['Buttons of a form: they stand below its fields.', 'More than two actions: the rest belongs into a Menu.'],
  good: {
    show: (
      <BottomBar
        primary={{ label: 'Verify', onPress: ignore }}
        reason="Choose an answer first."
        skip={{ label: 'Skip', onPress: ignore }}
      />
    ),
    why: 'While nothing is answered the button can be reached, and says what it waits for.',
  },
  bad: {
    show: (
      <HStack justify="end" w="full">
        <Button disabled>Verify</Button>
      </HStack>
    ),
    why: 'Disabled: it cannot be focused, and the user does not learn why.',
  },
  anatomy: {
    Status: 'a SavedState',
    Reason: 'why the main action waits',
    Skip: 'quiet, beside it',
    'Main action': 'the primary button, on phones as wide as there is room',
  },
  callouts: { Reason: 'p', Skip: 'button', 'Main action': '[aria-disabled]' },
  keys: { ...nativeKeys.button, 'Enter in an exercise': 'presses the main action' },
  spoken: ['A region with a name.', 'Unavailable, with the reason as its description, while it waits.'],
})
