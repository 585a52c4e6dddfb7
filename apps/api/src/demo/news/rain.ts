import { pt } from '../authoring/topics.ts'
import type { AuthoredArticle } from './article.ts'

export const rain: AuthoredArticle = {
  title: 'It rains, it is raining',
  summary: 'One umbrella explains the two presents of English better than a page of rules.',
  picture: 'store-umbrella',
  tags: ['grammar', 'study tips'],
  author: 'teacher@thehouse.test',
  daysAgo: 75,
  text: `
<p>There is an umbrella in the hall. Ask yourself why it is there.</p>
<dl>
<dt>It rains.</dt>
<dd>It is always there, because this is a rainy city. Habits, facts, timetables: ${pt('chove')}.</dd>
<dt>It is raining.</dt>
<dd>Somebody has just taken it, and it is open over their head. Now, at this moment: ${pt('está chovendo')}.</dd>
</dl>
<p>Portuguese has both, so you already know the difference; it is only that Portuguese is lazy and uses the first for the
second (${pt('o que você faz aí?')}). English is not lazy here: <strong>What are you doing?</strong></p>
<p>For a week, say one sentence of each kind whenever you pass an umbrella.</p>`,
}
