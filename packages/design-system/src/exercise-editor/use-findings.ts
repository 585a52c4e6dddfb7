import type { DraftField, ExerciseDraft, Finding } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import type { Say } from './editing.ts'

const joined = (texts: string[]) => texts.join(' ') || undefined

/**
 * The messages of findings, field by field. In an exercise that was never saved, a field shows none until its author
 * has left it, which `touch` reports.
 */
export function useFindings(
  { id }: ExerciseDraft,
  findings: readonly Finding[],
  errors: Partial<Record<DraftField, string>> = {},
) {
  const { t } = useTranslation()
  const [touched, setTouched] = useState<ReadonlySet<DraftField>>(new Set())
  const wordsOf = ({ token, at }: Finding) => t(`exercise-editor.findings.${token}`, { position: (at ?? 0) + 1 })
  const say: Say = (fields, at = null) => {
    const own = findings.filter(
      ({ field, at: place }) => fields.includes(field) && place === at && (id !== undefined || touched.has(field)),
    )
    const words = (level: Finding['level']) => joined(own.filter((finding) => finding.level === level).map(wordsOf))
    const refused = at === null ? fields.flatMap((field) => errors[field] ?? []) : []
    return {
      error: joined([...refused, ...own.filter(({ level }) => level === 'error').map(wordsOf)]),
      hint: words('advice'),
    }
  }
  const touch = (fields: readonly DraftField[]) => {
    if (fields.some((field) => !touched.has(field))) setTouched(new Set([...touched, ...fields]))
  }
  return { say, touch, wordsOf }
}
