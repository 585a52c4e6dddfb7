import { Stack, Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import { Form } from './form.tsx'

export default about({
  exports: ['Form'],
  purpose: 'A form: its fields, what the server said, its buttons. The owner checks it, not the browser.',
  avoid: [
    'One of the school’s own forms: it is in the list beside this page.',
    'A single choice that counts at once: SwitchField alone.',
  ],
  good: {
    show: (
      <Form
        busy={false}
        onSubmit={ignore}
        notice="The school could not be reached. What you wrote is still here."
        actions={<Button variant="primary">Send</Button>}
      >
        <TextField label="Message" defaultValue="Hello" />
      </Form>
    ),
    why: 'The refusal stands above the button that was pressed, and says what is not lost.',
  },
  bad: {
    show: (
      <Stack w="full" gap={4}>
        <Text color="wrong">3 errors</Text>
        <TextField label="Message" />
        <Button variant="primary">Send</Button>
      </Stack>
    ),
    why: 'Counts mistakes at the top, far from where they are.',
  },
  anatomy: {
    Fields: 'one column, in the order of talking',
    Notice: 'what the server said, above the buttons',
    Actions: 'the main one first',
  },
  keys: { ...nativeKeys.text, Enter: 'sends it' },
  spoken: ['Busy while it is sent.', 'A notice is announced as an alert.'],
})
