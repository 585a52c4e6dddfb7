import { noHtml, type SafeHtml } from '@the-house/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { cleanHtml } from '../../contract/clean-html.ts'
import { cleanItems } from '../../crud/clean-items.ts'
import type { Entity, Values } from '../../crud/entities.ts'
import type { Db } from '../../db/client.ts'
import { answers, file_uses, second_versions } from '../../db/schema/index.ts'
import { escapeHtml } from '../../mail/html.ts'

/** Rewrites the html of a text that shows a picture. */
export type RewriteText = (html: string) => string

/** The texts of a row that a rewriting changes, clean again. */
export function rewriteTexts({ definition }: Entity, row: Values, rewrite: RewriteText): Values {
  const clean = (html: string) => {
    const rewritten = rewrite(html)
    return rewritten === html ? html : cleanHtml(rewritten)
  }
  return Object.fromEntries(
    Object.entries(definition.fields).flatMap(([name, { kind }]) => {
      const value = row[name]
      const isText = kind === 'html' && typeof value === 'string'
      const changed = isText ? clean(value) : kind === 'htmlList' ? cleanItems(value, clean) : value
      return JSON.stringify(changed) === JSON.stringify(value) ? [] : [[name, changed]]
    }),
  )
}

/** A picture of a text as an element, by its address. */
const elementOf = (address: string) =>
  new RegExp(`<img\\b[^>]*\\bsrc="${address.replaceAll('.', String.raw`\.`)}"[^>]*>`, 'g')

/**
 * Gives a picture of a text an alternative text, where it has none or the former one: another one was written for this
 * text.
 */
export const withAlternativeText =
  (address: string, { former, text }: Record<'former' | 'text', string>): RewriteText =>
  (html) =>
    html.replaceAll(elementOf(address), (element) => {
      const [, given = ''] = /\balt="([^"]*)"/.exec(element) ?? []
      // As the sanitizer writes it, which leaves apostrophes as they are.
      if (given !== '' && given !== cleanAttribute(former)) return element
      return `${element.replace(/\s*\balt="[^"]*"/, '').replace(/\s*\/?>$/, '')} alt="${escapeHtml(text)}">`
    })

const cleanAttribute = (text: string): string => {
  const [, given = ''] = /\balt="([^"]*)"/.exec(cleanHtml(`<img alt="${escapeHtml(text)}" />`)) ?? []
  return given
}

const feedbackOf = [
  { entity: 'corrections', table: answers, id: answers.id },
  { entity: 'second-versions', table: second_versions, id: second_versions.answer_id },
] as const

/** Rewrites the feedback of corrections that shows a picture. @returns how many there are */
export async function rewriteFeedback(tx: Db, key: string, rewrite: RewriteText): Promise<number> {
  let count = 0
  for (const { entity, table, id } of feedbackOf) {
    const named = tx
      .select({ id: file_uses.row_id })
      .from(file_uses)
      .where(and(eq(file_uses.key, key), eq(file_uses.entity, entity), eq(file_uses.former, false)))
    const rows = await tx
      .select({ id, feedback: table.feedback })
      .from(table)
      .where(inArray(id, named))
      .orderBy(asc(id))
      .for('no key update')
    for (const row of rows) {
      const feedback: SafeHtml = row.feedback ?? noHtml
      const rewritten = rewrite(feedback)
      if (rewritten === feedback) continue
      await tx
        .update(table)
        .set({ feedback: cleanHtml(rewritten) })
        .where(eq(id, row.id))
      count += 1
    }
  }
  return count
}
