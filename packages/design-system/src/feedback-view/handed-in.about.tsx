import { Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { Button } from '../button/button.tsx'
import { HandedIn } from './handed-in.tsx'

export default about({
  exports: ['HandedIn'],
  purpose: 'The end of a test whose result is not shown: it has arrived, and the teacher will say more.',
  avoid: ['The result may be seen: FeedbackView.'],
  good: { show: <HandedIn actions={<Button>To your tests</Button>} />, why: 'Certain that it arrived; a way on.' },
  bad: { show: <Text>Thank you.</Text>, why: 'Did it arrive? When is there a result?' },
  anatomy: {
    Picture: 'the key',
    Title: 'handed in, or time is over',
    Text: 'that the teacher tells the result',
    Actions: 'where to go on',
  },
  keys: nativeKeys.button,
  spoken: ['The focus is on its heading when it appears.'],
})
