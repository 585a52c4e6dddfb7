import type { AuthoredArticle } from './article.ts'

export const weathervane: AuthoredArticle = {
  title: 'Weathervane turns the table',
  summary: 'The smallest tribe of the school won a month. They told us how, and it is not a secret.',
  picture: 'store-clock',
  tags: ['tribes', 'people'],
  author: 'admin@thehouse.test',
  daysAgo: 151,
  text: `
<p>Until the 24th Hearth was ahead, as it often is. Then it slept, and Weathervane did not. On the last evening of the month
nine people finished eleven topics between soup and midnight.</p>
<blockquote>We have a rule: whoever finishes a topic writes one word into our group. When your phone says
<em>umbrella</em>, you know that somebody is in the hall without you.</blockquote>
<p>No prize was given, because there is none. Weathervane asked for one thing: that this article should say that they were
first. They were first.</p>
<p>Every tribe starts again with nothing on the first of the month, Weathervane too.</p>`,
}
