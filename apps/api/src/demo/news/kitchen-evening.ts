import { pt } from '../authoring/topics.ts'
import type { AuthoredArticle } from './article.ts'

export const kitchenEvening: AuthoredArticle = {
  title: 'Friday is soup night',
  summary: 'One table, one recipe, no Portuguese until the bowls are empty. Bring an onion.',
  picture: 'scene-kitchen',
  tags: ['events', 'kitchen'],
  author: 'admin@thehouse.test',
  daysAgo: 2,
  text: `
<p>From this week on, the kitchen of every unit stays open on Friday evenings. We cook one soup, and we cook it in English.</p>
<h3>How it works</h3>
<ul>
<li>At half past six we read the recipe together and share out the jobs: one person cuts, one stirs, one reads aloud.</li>
<li>Whoever needs a word asks for it: <strong>What do you call this?</strong> (${pt('Como se chama isto?')})</li>
<li>The first Portuguese word costs nothing. The second one washes the dishes.</li>
</ul>
<p>Learners of chapter 3 know every verb of the recipe already. If you are still in the hall, come all the same:
pointing at a carrot is a good beginning.</p>
<p>Each of us brings one vegetable. Last month eleven people brought an onion. It was a very honest soup.</p>`,
}
