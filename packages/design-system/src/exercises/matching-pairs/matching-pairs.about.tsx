import { noAnswer } from '@the-house/domain'
import { about } from '../../about/about.ts'
import { Said } from '../../about/frames.tsx'
import { ignore } from '../../about/ignore.ts'
import { matchingExercise } from '../fixtures.ts'
import { Stage } from '../stage.tsx'

export default about({
  exports: [],
  purpose: 'Answers of the type MATCHING: each left side gets its partner from one list of right sides.',
  avoid: [
    'The choices stand in a sentence: InlineSelects, or WordBank where all blanks share them.',
    'More than about eight pairs: two exercises, so that all can be seen at once.',
  ],
  good: {
    show: <Stage exercise={matchingExercise} answer={noAnswer} status="open" onChange={ignore} />,
    why: 'One partner more than there are prompts: the last pair is not given away.',
  },
  bad: {
    show: <Said>You sleep → in bed. An oven → in the fridge.</Said>,
    why: 'Sides of different kinds: grammar pairs them, whoever knows the words or not.',
  },
  anatomy: {
    Prompt: 'the left side, tied to its place',
    Place: 'dashed while empty; the platform’s own list opens where it is pressed',
    Count: 'how many are matched',
    Partners:
      'as tiles, to be pressed, or dragged by the mouse or by a finger that rests on one first; a used one is paler and may be used again. On phones they stick to the bottom',
    Result: 'after Verify, what was chosen and what became of it, beside each prompt',
  },
  keys: {
    Tab: 'from place to place, then through the partners',
    '↑ ↓': 'in a place: choose from its list',
    'Enter, Space': 'on a partner: lift it; then on a place: put it there',
    Escape: 'puts a lifted partner back',
  },
  spoken: [
    'Partner of You sleep, and what is chosen.',
    '2 of 4 matched, after each choice.',
    'in bed is lifted. Press its place. Then: in bed goes with You sleep, 3 of 4 matched.',
    'Dragging is an extra: everything can be done by taps and keys.',
  ],
})
