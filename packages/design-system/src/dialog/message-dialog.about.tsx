import { about } from '../about/about.ts'
import { DialogFrame } from '../about/frames.tsx'
import { nativeKeys } from '../about/keys.ts'
import { Button } from '../button/button.tsx'

export default about({
  exports: ['MessageDialog'],
  purpose: 'Says what has happened where the user must not miss it; Enter closes it.',
  avoid: ['It may be missed: a toast, by notify.', 'There is something to decide: ConfirmDialog.'],
  good: {
    show: (
      <DialogFrame title="Password updated" actions={<Button variant="primary">Sign in</Button>}>
        Use the new one from now on.
      </DialogFrame>
    ),
    why: 'What has happened, what comes next, one button that does it.',
  },
  bad: {
    show: <DialogFrame title="Success" actions={<Button variant="primary">OK</Button>} />,
    why: 'Stops the user to say nothing.',
  },
  anatomy: {
    Sign: 'an arch in the colour of its status',
    Title: 'what has happened',
    Text: 'what comes next',
    Button: 'has the focus',
  },
  keys: { ...nativeKeys.dialog, Enter: 'presses its button' },
  spoken: ['An alert dialog: title and text are read at once.'],
})
