import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { ChoiceChips } from './choice-chips.tsx'

export default about({
  exports: ['ChoiceChips'],
  purpose: 'Any of a few words: tags, topics.',
  avoid: ['More than about twelve, or unknown ones: SearchMultiSelect.', 'One alone: RadioCards.'],
  good: {
    show: (
      <ChoiceChips label="Tags" options={['Grammar', 'Spelling', 'Style']} chosen={['Grammar']} onChange={ignore} />
    ),
    why: 'All can be seen; a chosen one has a tick.',
  },
  bad: {
    show: (
      <ChoiceChips
        label="Country"
        options={[
          'Angola',
          'Brazil',
          'Canada',
          'Chile',
          'China',
          'Cuba',
          'Egypt',
          'France',
          'Ghana',
          'India',
          'Italy',
          'Japan',
        ]}
        chosen={[]}
        onChange={ignore}
      />
    ),
    why: 'A wall of words that is searched with the eyes.',
  },
  anatomy: { Row: 'a named list', Word: 'a button, pressed or not', Tick: 'the sign that goes with the colour' },
  keys: nativeKeys.button,
  spoken: ['A list with a name; each word as a button that is pressed or not.'],
})
