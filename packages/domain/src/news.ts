import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { listOf, pageOf, pageQuery } from './paging.ts'
import { array, file, instant, object, requiredId, string, trimmed } from './validation.ts'

export const articleSchema = object({
  id: requiredId(),
  title: string().required(),
  short_description: string().default(''),
  created_at: instant().required(),
  author: object({ name: string().required() }),
  image: file(),
  tags: array(string().required()).required(),
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
    /** `description` is HTML. */
    answer: articleSchema.shape({ description: string().default('') }),
  },
})
