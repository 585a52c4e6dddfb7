import type { AuthoredArticle } from './article.ts'

export const openHouse: AuthoredArticle = {
  title: 'The door stays open on Saturday',
  summary: 'Bring somebody who says that they are too old, too busy or too shy for English.',
  picture: 'scene-door',
  tags: ['events', 'school', 'front door'],
  author: 'admin@thehouse.test',
  daysAgo: 121,
  text: `
<p>On Saturday from nine to one every unit is open to whoever walks in. There is coffee, there is cake, and there is one
room of the house on the floor, in chalk, to walk through.</p>
<h3>What guests will do</h3>
<ul>
<li>Learn seven words in seven minutes, and find them again at noon.</li>
<li>Say one sentence to somebody whom they have never met.</li>
<li>Leave without having signed anything.</li>
</ul>
<p>We have asked around: of those who came last year and said that they were too old, eleven are in the living room now. The
oldest of them waters the plants there, and tells each of them about the weather, in two tenses.</p>`,
}
