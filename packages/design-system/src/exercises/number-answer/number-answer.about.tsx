import { about } from '../../about/about.ts'
import { ignore } from '../../about/ignore.ts'
import { nativeKeys } from '../../about/keys.ts'
import { answerWith, unitsExercise } from '../fixtures.ts'
import { Stage } from '../stage.tsx'

export default about({
  exports: [],
  purpose: 'Answers of the type NUMERICAL: a number, and its unit where the author has named some.',
  avoid: ['A number that must be written as a word: LetterBoxes.', 'A whole number in a form: NumberField.'],
  good: {
    show: <Stage exercise={unitsExercise} answer={answerWith({ text: '5 m' })} status="open" onChange={ignore} />,
    why: 'Point or comma, as the language writes it; the unit is chosen, not spelled.',
  },
  bad: {
    show: <input type="number" aria-label="Length" defaultValue="1.234" />,
    why: 'Is it one or a thousand? The field says neither, and the wheel changes it by accident.',
  },
  anatomy: {
    Field: 'with the number pad of the device',
    Sign: 'plus and minus, which the number pad of many telephones lacks',
    Unit: 'the platform’s own list',
    Note: 'how the number is understood, or that it is none; its room is kept',
    Result: 'after Verify, in words beside the answer; a right number without its unit says so',
  },
  keys: { ...nativeKeys.text, Enter: 'verifies' },
  spoken: [
    'Your answer, then the note as its description.',
    'This is no number, as soon as it cannot become one.',
    'Understood as 1234, once the field is left, where it could be read in two ways.',
  ],
})
