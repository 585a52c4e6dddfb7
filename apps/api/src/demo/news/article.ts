import { authoredHtml } from '../authored-html.ts'
import type { articles } from '../../db/schema/index.ts'
import { keys } from '../media/keys.ts'
import type { PictureName } from '../media/pictures.ts'

export interface AuthoredArticle {
  title: string
  /** The summary on the article's card. */
  summary: string
  picture?: PictureName
  tags: string[]
  /** The e-mail of the author. */
  author: 'teacher@thehouse.test' | 'admin@thehouse.test'
  daysAgo: number
  /** Html. */
  text: string
}

interface Known {
  id: number
  email: string
}

const day = 86_400_000

/** Returns the rows of articles, oldest first, with their authors among these people. */
export function articleRows(
  articlesOfSchool: readonly AuthoredArticle[],
  people: readonly Known[],
  now: Date,
): (typeof articles.$inferInsert)[] {
  return articlesOfSchool
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map(({ title, summary, picture, tags, author, daysAgo, text }, index) => ({
      id: index + 1,
      title,
      short_description: summary,
      description: authoredHtml(text.trim()),
      author_id: people.find(({ email }) => email === author)?.id ?? null,
      image: picture ? keys.picture(picture) : null,
      tags,
      created_at: new Date(now.getTime() - daysAgo * day),
    }))
}
