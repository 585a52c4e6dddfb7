import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'

export default about({
  exports: ['Celebration'],
  purpose: 'Paper keys fly up around a light, once, in under two seconds: a chapter is finished.',
  avoid: ['Anything that happens daily: it wears off.', 'Bad news, or no news.'],
  good: {
    show: <Said>The last chapter is done: the keys fly, the house gets its next part.</Said>,
    why: 'It celebrates what was achieved, and stands in the way of nothing.',
  },
  bad: { show: <Said>Saved! 🎉</Said>, why: 'Saving is no achievement.' },
  anatomy: { Light: 'glows once', Keys: 'of paper, in the colours of the house' },
  keys: {},
  spoken: [
    'Nothing: what is celebrated is said in words beside it.',
    'It does not appear where less motion is asked for.',
  ],
})
