import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { Button } from '../button/button.tsx'
import { Menu } from './menu.tsx'

export default about({
  exports: ['Menu'],
  purpose: 'A button that discloses a few more: language, colours, what is seldom needed.',
  avoid: [
    'The main action: a Button in sight.',
    'Ways through the portal: links in the sidebar.',
    'A value of a form: SelectField.',
  ],
  good: {
    show: (
      <Menu
        label="Language"
        trigger="English"
        items={[
          { label: 'English', onSelect: ignore, current: true },
          { label: 'Português', onSelect: ignore },
        ]}
      />
    ),
    why: 'The button shows what holds now.',
  },
  bad: { show: <Button variant="quiet">⋮</Button>, why: 'Three dots with no name hide everything from all users.' },
  anatomy: { Button: 'says what it opens', Sheet: 'buttons in a list', Current: 'the choice that holds' },
  keys: { ...nativeKeys.button, Escape: 'closes it, the focus returns to its button' },
  spoken: [
    'Expanded or collapsed; the current choice is marked.',
    'Plain buttons, not a menu of ARIA: all keys work as everywhere.',
  ],
})
