import type { AuthoredArticle } from './article.ts'

export const readingCorner: AuthoredArticle = {
  title: 'A chair for readers',
  summary: 'Every unit now has a corner with a lamp, forty thin books and one rule.',
  picture: 'woman-reading',
  tags: ['reading', 'school'],
  author: 'admin@thehouse.test',
  daysAgo: 61,
  text: `
<p>Since Monday there is an armchair beside the stairs of each unit, with a lamp that is always on. Next to it stand forty
thin books in English, sorted by chapter: those with a brick spine need chapter 3, those with a blue one chapter 8.</p>
<h3>The rule</h3>
<p>Read ten pages. If you have looked up more than ten words, put the book back and take a thinner one. That is not giving
up; that is choosing well.</p>
<p>You may take a book home for two weeks. Write your name on the card inside, under the names of those before you. In
Recife there are eleven names in <em>The Blue Umbrella</em> already, and one of them has written the next page.</p>`,
}
