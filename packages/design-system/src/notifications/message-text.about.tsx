import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { MessageText } from './message-text.tsx'

export default about({
  exports: ['MessageText'],
  purpose: 'The text of a message that the school has written to many.',
  avoid: ['Text with headings, lists or links: `Html`.'],
  good: {
    show: <MessageText text={'The school is closed on Monday.\nSee you on Tuesday.'} lang="en" />,
    why: 'The lines are those of the author, and the text is read in its own language.',
  },
  bad: {
    show: <Said>The school is closed on Monday. See you on Tuesday. &lt;b&gt;Bye&lt;/b&gt;</Said>,
    why: 'The lines are lost, and html is shown.',
  },
  anatomy: { Text: 'plain, no wider than is read with ease' },
  keys: {},
  spoken: ['The text, in the voice of its language.', 'A recalled message: that the school has recalled it.'],
})
