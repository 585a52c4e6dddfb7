import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { outputsOf } from './managed/field.ts'
import { articles } from './managed/school.ts'
import { listOf, pageOf, pageQuery } from './paging.ts'
import { instant, object, picture, requiredId, string, trimmed } from './validation.ts'

const article = outputsOf(articles.fields)

export const articleSchema = object({
  id: requiredId(),
  title: article.title,
  short_description: article.short_description,
  created_at: instant().required(),
  author: object({ name: string().required() }),
  image: picture(),
  tags: article.tags,
})
export type ArticleHead = InferType<typeof articleSchema>

export const newsCalls = defineCalls({
  news: {
    ...endpoints.news,
    summary: 'Articles of the school, the newest first',
    query: pageQuery.shape({
      /** Searched in title, short description and tags. */
      term: trimmed().max(100, 'validation.text'),
      /** Separated by commas; an article with any of them matches. */
      tags: trimmed().max(200, 'validation.text'),
    }),
    answer: pageOf(articleSchema, {}),
  },
  newsTags: { ...endpoints.newsTags, summary: 'Every tag in use, by name', answer: listOf(string().required()) },
  article: {
    ...endpoints.article,
    summary: 'One article',
    params: object({ id: requiredId() }),
    answer: articleSchema.shape({ description: article.description }),
  },
})
