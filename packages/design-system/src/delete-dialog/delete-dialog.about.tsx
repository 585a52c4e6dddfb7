import { about } from '../about/about.ts'
import { DialogFrame } from '../about/frames.tsx'
import { nativeKeys } from '../about/keys.ts'
import { Button } from '../button/button.tsx'

export default about({
  exports: ['DeleteDialog'],
  purpose: 'Asks before something is deleted: names it, counts what goes with it.',
  avoid: [
    'Something that matters but is not deleted: ConfirmDialog.',
    'It can be undone with one press: do it, and offer that in a toast.',
  ],
  good: {
    show: (
      <DialogFrame
        title="Delete ‘The hall’?"
        actions={
          <>
            <Button>Cancel</Button>
            <Button variant="danger">Delete</Button>
          </>
        }
      >
        With it go: 12 exercises, 3 topics. It can be brought back for 30 days.
      </DialogFrame>
    ),
    why: 'The thing by its name, what else goes, how long there is a way back.',
  },
  bad: {
    show: (
      <DialogFrame
        title="Are you sure?"
        actions={
          <>
            <Button>No</Button>
            <Button variant="primary">Yes</Button>
          </>
        }
      />
    ),
    why: 'Sure of what? Yes is pressed before it is read.',
  },
  anatomy: {
    Title: 'a question with the name',
    Names: 'of several, the first five',
    'Goes too': 'kind by kind; until it is counted nothing can be deleted',
    Note: 'how it can be brought back',
    Buttons: 'Cancel has the focus',
  },
  keys: nativeKeys.dialog,
  spoken: ['An alert dialog: title and text are read at once.', 'A failure is announced inside of it.'],
})
