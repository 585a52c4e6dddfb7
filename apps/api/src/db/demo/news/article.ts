import type { articles } from '../../schema/index.ts'
import { keys } from '../media/keys.ts'
import type { PictureName } from '../media/pictures.ts'

export interface AuthoredArticle {
  title: string
  /** What a card shows of it. */
  summary: string
  picture?: PictureName
  tags: string[]
  /** The e-mail of who wrote it. */
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

/** The rows of articles, whose authors are among these people; the oldest is the first. */
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
      description: text.trim(),
      author_id: people.find(({ email }) => email === author)?.id ?? null,
      image: picture ? keys.picture(picture) : null,
      tags,
      created_at: new Date(now.getTime() - daysAgo * day),
    }))
}
