import { firstTribes } from '../../school/tribes.ts'
import type { AuthoredArticle } from './article.ts'

export const monthOfTribes: AuthoredArticle = {
  title: 'How a tribe gets rich',
  summary: 'Where a fortune comes from, why it starts at nothing every month, and why yours counts.',
  picture: 'two-friends',
  tags: ['tribes', 'school'],
  author: 'admin@thehouse.test',
  daysAgo: 19,
  text: `
<p>The school has seven tribes: ${firstTribes.map(({ name }) => name).join(', ')}. Each student belongs to one of them, wherever in the country the
lessons are. People ask us every week how the fortune is counted, so here it is.</p>
<dl>
<dt>What counts</dt>
<dd>The dollars that the members of a tribe earn in the month. Finish a topic for the first time, and you have earned some.</dd>
<dt>What does not</dt>
<dd>What you spend. Your tribe does not get poorer when you treat yourself to something.</dd>
<dt>When it starts again</dt>
<dd>At midnight on the first of the month. Every tribe begins with nothing, and nobody is ahead for long.</dd>
</dl>
<p>A small tribe that studies every day passes a large one that sleeps until the 28th. It has happened in more months than not.</p>`,
}
