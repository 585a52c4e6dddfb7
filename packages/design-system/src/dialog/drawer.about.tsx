import { about } from '../about/about.ts'
import { DialogFrame } from '../about/frames.tsx'
import { nativeKeys } from '../about/keys.ts'
import { Button } from '../button/button.tsx'

export default about({
  exports: ['Drawer'],
  purpose: 'A sheet along the side of the page, for what a small screen has no room for: the main menu.',
  avoid: ['A question: Dialog.', 'There is room: show it in the page.'],
  good: {
    show: <DialogFrame title="Main menu">Books, Practice, Classes, News</DialogFrame>,
    why: 'A title, a cross, and a list of ways on.',
  },
  bad: {
    show: (
      <DialogFrame title="" actions={<Button variant="primary">Save</Button>}>
        A form of twelve fields
      </DialogFrame>
    ),
    why: 'A form is lost with one press beside it.',
  },
  anatomy: { Title: 'its name', Cross: 'closes it', Content: 'scrolls below the title, which stays' },
  keys: nativeKeys.dialog,
  spoken: ['A dialog with its title as name.', 'It slides in; with less motion it is there.'],
})
