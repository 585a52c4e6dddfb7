import type { CourseFinding, CourseFindingLevel, CourseFindingToken } from '@the-house/domain'

/** How many characters of HTML are visible. */
export const visibleLength = (html: string | null): number =>
  (html ?? '')
    .replaceAll(/<[^>]*>|&nbsp;/gi, ' ')
    .replaceAll(/&\w+;/g, '&')
    .replaceAll(/\s+/g, ' ')
    .trim().length

type Row = Pick<CourseFinding, 'entity' | 'id' | 'name'>
type More = Partial<Pick<CourseFinding, 'field' | 'what'>>

/** Returns what makes the findings of one row: each where its condition holds. */
export function findingsOf({ entity, id, name }: Row) {
  const when =
    (level: CourseFindingLevel) =>
    (is: boolean, token: CourseFindingToken, { field = null, what = null }: More = {}): CourseFinding[] =>
      is ? [{ level, token, entity, id, field, what, name }] : []
  const warning = when('warning')
  return {
    error: when('error'),
    warning,
    /** Warns of a text that is too long for a phone. */
    long: (html: string | null, most: number, field: string) => {
      const length = visibleLength(html)
      return warning(length > most, 'text.long', { field, what: String(length) })
    },
  }
}
