import { about } from '../about/about.ts'
import { DialogFrame } from '../about/frames.tsx'
import { nativeKeys } from '../about/keys.ts'
import { Button } from '../button/button.tsx'

export default about({
  exports: ['Dialog', 'ConfirmDialog'],
  purpose:
    'A sheet above the page for one short thing. ConfirmDialog asks before something is done that matters, with the focus on Cancel.',
  avoid: [
    'More than a screen of content: a screen of its own, with an address.',
    'To tell how something went: MessageDialog. To delete: DeleteDialog.',
    'From the side of a phone: Drawer.',
  ],
  good: {
    show: (
      <DialogFrame
        title="Finish with 2 exercises unanswered?"
        actions={
          <>
            <Button>Go on</Button>
            <Button variant="primary">Finish</Button>
          </>
        }
      >
        You cannot come back to them.
      </DialogFrame>
    ),
    why: 'The question says what is at stake, the button what is done.',
  },
  bad: {
    show: (
      <DialogFrame title="Warning" actions={<Button variant="primary">OK</Button>}>
        Do you want to finish? Press OK to finish or Escape to go on.
      </DialogFrame>
    ),
    why: 'The title says nothing and one way out is hidden.',
  },
  anatomy: {
    Title: 'its name',
    Cross: 'closes it; not in one that tells how something went',
    Content: 'short',
    Actions: 'stay in sight, the main one last',
    Page: 'behind it, inert',
  },
  callouts: { Title: 'h4', Content: 'p', Actions: 'button' },
  keys: nativeKeys.dialog,
  spoken: [
    'A dialog with its title as name; an alert dialog also with its text.',
    'What is behind it is not there until it closes.',
  ],
})
