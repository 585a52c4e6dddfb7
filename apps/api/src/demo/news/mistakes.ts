import type { AuthoredArticle } from './article.ts'

export const mistakes: AuthoredArticle = {
  title: 'Keep your mistakes in a drawer',
  summary: 'A wrong answer is worth more than a right one, if you look at it again on Thursday.',
  picture: 'store-second-look',
  tags: ['study tips', 'writing'],
  author: 'teacher@thehouse.test',
  daysAgo: 130,
  text: `
<p>When an exercise is over, the portal shows what was wrong and offers to practise just that. Most of you press the other
button. I understand it. I press it too.</p>
<p>But a mistake is the only thing in a lesson that was made for you alone. Everybody gets the same rule; nobody else gets
your <em>I have hungry</em>.</p>
<h3>The drawer</h3>
<ol>
<li>Write the wrong sentence on a card, and the right one on its back.</li>
<li>Put it into a drawer that you open anyway: spoons are good.</li>
<li>Whenever you take a spoon, take a card. Three times right, and it may leave.</li>
</ol>
<p>My own drawer holds four. One of them is twenty years old and still fools me before coffee.</p>`,
}
