import type { AuthoredArticle } from './article.ts'

export const whyAHouse: AuthoredArticle = {
  title: 'Why we learn in a house',
  summary: 'A trick that is older than paper, and the reason why your verbs have furniture.',
  picture: 'house-map',
  tags: ['school', 'study tips'],
  author: 'teacher@thehouse.test',
  daysAgo: 52,
  text: `
<p>Before there was paper to write on, speakers learned long speeches by heart. They walked through a house that they knew well and
left one thought in each place: one at the gate, one on the stairs, one on the chair. To speak, they walked the same way again
and picked up what they found.</p>
<p>Memory is bad with lists and good with places. You do not remember the shopping list of last Tuesday, and you could find
the light switch of your first school in the dark.</p>
<h3>What that means for you</h3>
<ul>
<li>Every chapter is a room. Do not rush out of it.</li>
<li>Make the pictures silly. A cat on a chair is forgotten; a cat that teaches the chair to say <strong>sit</strong> stays.</li>
<li>Always walk the same way. The order is half of the memory.</li>
</ul>
<p>Your own house is as good as ours. Put a word on the fridge tonight, and ask the fridge for it tomorrow.</p>`,
}
