import { Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { Steps } from './steps.tsx'

export default about({
  exports: ['Steps'],
  purpose: 'Where a user is on the way through a few steps; finished ones can be visited again.',
  avoid: ['Exercises of a set: SegmentedProgress.', 'Two steps that fit on one page: one page.'],
  good: {
    show: (
      <Steps
        label="Registration"
        steps={[
          { id: '1', label: 'Code', state: 'done' },
          { id: '2', label: 'Your data', state: 'current' },
        ]}
        onSelect={ignore}
      />
    ),
    why: 'Named, so that one knows what comes.',
  },
  bad: { show: <Text>Step 2 of 7</Text>, why: 'Of what? And is there a way back?' },
  anatomy: { Mark: 'number, tick or warning', Name: 'what the step asks for', Line: 'between them' },
  callouts: { Mark: 'li span[aria-hidden]', Name: 'li span + span' },
  keys: nativeKeys.button,
  spoken: ['A navigation with a name; the current step is marked, each says done, current, error or upcoming.'],
})
