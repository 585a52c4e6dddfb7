import type { NextStepQuery } from '@the-house/domain'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'

/** Reads what comes next, of everything or as asked; nothing is read while `asked` is null. */
export function useNextStep(asked: NextStepQuery | null) {
  return useApiQuery('GET /me/next', asked && { query: asked }, inlineErrors)
}
