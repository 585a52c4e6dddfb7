import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { RadioCards } from './radio-cards.tsx'

export default about({
  exports: ['RadioCards'],
  purpose: 'One of a few, side by side.',
  avoid: ['More than four, or long words: SelectField.', 'Answers of an exercise: ChoiceCards.'],
  good: {
    show: (
      <RadioCards
        label="Who are you?"
        name="good-who"
        options={[
          { value: 's', label: 'Student' },
          { value: 't', label: 'Teacher' },
        ]}
        defaultValue="s"
      />
    ),
    why: 'All choices in sight, one press.',
  },
  bad: {
    show: (
      <RadioCards
        label="Notifications"
        name="bad-who"
        options={[
          { value: 'y', label: 'Yes' },
          { value: 'n', label: 'No' },
        ]}
      />
    ),
    why: 'Yes or no is one CheckField.',
  },
  anatomy: {
    Legend: 'what is asked',
    Card: 'the label of a native radio',
    Icon: 'for the eye',
    Dot: 'which one is chosen',
  },
  keys: nativeKeys.radio,
  spoken: ['A radio group by its legend; each with its place among all.'],
})
