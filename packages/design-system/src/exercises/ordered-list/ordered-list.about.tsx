import { noAnswer } from '@the-house/domain'
import { about } from '../../about/about.ts'
import { Said } from '../../about/frames.tsx'
import { ignore } from '../../about/ignore.ts'
import { orderingExercise } from '../fixtures.ts'
import { Stage } from '../stage.tsx'

export default about({
  exports: [],
  purpose: 'Answers of the type ORDERING: words, sentences or steps are brought into their order.',
  avoid: ['Words that go into a text: WordBank.', 'A list that staff sort: OrderList, of which this is made.'],
  good: {
    show: <Stage exercise={orderingExercise} answer={noAnswer} status="open" onChange={ignore} />,
    why: 'Five words, one order: a right question comes of it.',
  },
  bad: {
    show: <Said>quickly · he · yesterday · ran</Said>,
    why: 'Two orders are right, and only one of them is in the key.',
  },
  anatomy: {
    Handle: 'drags, by pointer, finger or keys',
    Place: 'its number',
    Item: 'English, at the size of the question',
    Buttons: 'up and down; at the end they do nothing but keep the focus',
    'This order is right': 'for an order that needs no move: until then, or until the first move, nothing is answered',
    Result: 'after Verify, the longest part in the right order is right, each other item tells its place',
  },
  keys: {
    Tab: 'handle, up, down; then the button below',
    'Enter, Space': 'on up or down: moves the item, whose button keeps the focus',
    'Space on the handle': 'lifts and puts down',
    '↑ ↓': 'while lifted: move it',
    Escape: 'while lifted: as it was',
  },
  spoken: [
    'Move sister up; each button names what it moves.',
    'sister is now number 2 of 5, after each move.',
    'Your order is set, after the button below.',
  ],
})
