import type { ResponseOf } from './client.ts'

/** An article with its text. */
export type ArticleDetail = ResponseOf<'GET /news/:id'>

/** A page of the articles. */
export type ArticlesPage = ResponseOf<'GET /news'>
