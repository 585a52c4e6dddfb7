import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { nativeKeys } from '../about/keys.ts'

export default about({
  exports: ['AuthPage'],
  purpose: 'The layout of the pages before sign-in: the drawing of the house beside a form.',
  avoid: ['Signed in: the shell with its menu.'],
  good: {
    show: <Said>Drawing on one half, form on the other; on phones one below the other.</Said>,
    why: 'The form is in sight at 360 × 640 without scrolling.',
  },
  bad: { show: <Said>Banner, slogan, three pictures, then the form.</Said>, why: 'Who comes daily scrolls daily.' },
  anatomy: {
    Hero: 'the drawn house; stays beside a long form',
    Logo: 'above the title',
    Title: 'the heading of the page',
    Form: '26 rem wide',
    Links: 'at the top',
    Choices: 'language and colours, at the foot',
  },
  keys: nativeKeys.link,
  spoken: ['A main region with one heading; the drawing has its text.'],
})
