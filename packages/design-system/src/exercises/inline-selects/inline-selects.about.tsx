import { noAnswer } from '@the-house/domain'
import { about } from '../../about/about.ts'
import { Said } from '../../about/frames.tsx'
import { ignore } from '../../about/ignore.ts'
import { nativeKeys } from '../../about/keys.ts'
import { optionsExercise } from '../fixtures.ts'
import { Stage } from '../stage.tsx'

export default about({
  exports: [],
  purpose: 'Answers of the type MULTIPLE_OPTIONS: each blank of a sentence is a list of its own.',
  avoid: [
    'All blanks draw on the same words: WordBank.',
    'One blank alone: ChoiceCards show the answers without opening anything.',
  ],
  good: {
    show: <Stage exercise={optionsExercise} answer={noAnswer} status="open" onChange={ignore} />,
    why: 'Three forms of one verb: the sentence decides, and all can be read at once.',
  },
  bad: {
    show: <Said>My brother [sleeps / yellow / under] in the small room.</Said>,
    why: 'Words of different kinds: grammar gives the answer away, and nothing is learnt.',
  },
  anatomy: {
    Sentence: 'the text, marked as English',
    Select: 'the platform’s own list, as wide as its longest option',
    Count: 'how many are answered',
    Result: 'after Verify, in words behind each blank',
  },
  keys: nativeKeys.select,
  spoken: [
    'Blank 1 of 3, and what is chosen in it.',
    '2 of 3 answered, after each change.',
    'Choosing changes the value and nothing else: the focus stays where it is.',
  ],
})
