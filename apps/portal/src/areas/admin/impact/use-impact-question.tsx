import { ConfirmDialog } from '@the-house/design-system'
import type { CourseImpact, CourseStep } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { postCourseImpact } from '../../../api/course-impact.ts'
import { ImpactNote, isConcerning } from './impact-note.tsx'

interface Question {
  impact: CourseImpact
  answer: (goesOn: boolean) => void
}

/** Whom steps would concern; undefined where that cannot be counted: the change itself tells why. */
async function counted(steps: CourseStep[]): Promise<CourseImpact | undefined> {
  try {
    return await postCourseImpact(steps)
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/**
 * Asks before a change that concerns students.
 * @returns `ask` resolves with whether to go on, at once where nobody is concerned; `dialog` is to be rendered
 */
export function useImpactQuestion(): { ask: (steps: CourseStep[]) => Promise<boolean>; dialog: ReactNode } {
  const { t } = useTranslation()
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = async (steps: CourseStep[]) => {
    const impact = steps.length === 0 ? undefined : await counted(steps)
    if (!impact || !isConcerning(impact)) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    setQuestion({ impact, answer: resolve })
    return promise
  }
  const end = (goesOn: boolean) => {
    question?.answer(goesOn)
    setQuestion(null)
  }
  return {
    ask,
    dialog: (
      <ConfirmDialog
        open={question !== null}
        title={t('admin.impact.title')}
        description={<ImpactNote impact={question?.impact} />}
        confirmLabel={t('admin.impact.confirm')}
        onConfirm={() => end(true)}
        onCancel={() => end(false)}
      />
    ),
  }
}
