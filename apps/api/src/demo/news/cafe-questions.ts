import { pt } from '../authoring/topics.ts'
import type { AuthoredArticle } from './article.ts'

export const cafeQuestions: AuthoredArticle = {
  title: 'How to order without rehearsing',
  summary: 'Three sentences that buy you a coffee anywhere, and the one that buys you time.',
  picture: 'talk-cafe',
  tags: ['speaking', 'vocabulary'],
  author: 'teacher@thehouse.test',
  daysAgo: 68,
  text: `
<p>People in a queue behind you are not a listening test. Three sentences are enough for most counters of the world.</p>
<ol>
<li><strong>I'll have a coffee, please.</strong> Not ${pt('eu quero')}, which sounds like a child at a window.</li>
<li><strong>Could I have it without sugar?</strong> Put any wish after <em>with</em> or <em>without</em>.</li>
<li><strong>How much is that?</strong> Then listen for the first number only; the second one is cents.</li>
</ol>
<p>And when they ask you something you did not expect: <strong>Sorry, could you say that again?</strong> They say it slower,
nobody minds, and you have five seconds.</p>
<p>Chapter 5 of the speaking books is such a conversation. Play it twice, then answer instead of Ana.</p>`,
}
