import type { AuthoredArticle } from './article.ts'

export const riverWalk: AuthoredArticle = {
  title: 'Manaus learns on the water',
  summary: 'Nineteen people, one boat, and a lesson about prepositions that nobody will forget.',
  picture: 'sign-boat',
  tags: ['events', 'people'],
  author: 'admin@thehouse.test',
  daysAgo: 83,
  text: `
<p>Where is the dolphin? <strong>Under</strong> the boat. Now <strong>behind</strong> it. Now between us and the trees. There
is no better teacher of prepositions than an animal that does not sit still.</p>
<p>On the last Sunday of the month the unit of Manaus left the classroom with our partner on the river. The guide spoke
slowly when we asked, and faster when we did not.</p>
<h3>What we brought back</h3>
<ul>
<li>A hundred and four sentences with <em>there is</em> and <em>there are</em>, counted by the two youngest.</li>
<li>One hat fewer. It is <strong>in</strong> the river.</li>
</ul>
<p>The next trip is for whoever has finished the living room. Ask at the desk.</p>`,
}
