import { i18n } from '@the-house/i18n'
import { notify } from '@the-house/design-system'
import { ApiError, handleError } from '../../../api/api-error.ts'
import { conflictIn } from '../../../api/conflict.ts'
import { putCorrection } from '../../../api/corrections.ts'
import { skippedAnswers, unskipAnswer } from './skipped-answers.ts'
import { currentUnsaved, clearUnsaved, saveUnsaved, ownUnsaved, type Saving } from './unsaved.ts'

/** The ids of answers whose correction is being saved while the next answer is open. */
const underway = new Set<number>()

/**
 * Returns the ids that the next claim excludes: skipped, unsaved and being saved; the newest 200, the limit of the
 * call.
 */
export function unwanted(...more: number[]): number[] {
  const unsaved = currentUnsaved().map(({ id }) => id)
  return [...new Set([...skippedAnswers(), ...unsaved, ...underway, ...more])].slice(-200)
}

/** Shows why a correction was not saved; after a transient error it is registered for a retry. */
function notifyFailure(saving: Saving, failure: ApiError): void {
  if (failure.isTransient) saveUnsaved(saving)
  else clearUnsaved(saving)
  const refused = conflictIn('correction', failure)?.reason ?? 'failed'
  const why = failure.isTransient ? 'later' : refused
  notify({
    type: 'danger',
    title: i18n.t(`corrections.${why}.title`, { title: saving.title }),
    description: i18n.t(`corrections.${why}.text`),
  })
}

/**
 * Saves a correction and shows the outcome in a toast.
 * @returns whether the server has saved it
 */
export async function saveCorrection(saving: Saving): Promise<boolean> {
  const { id, student, correction, onSaved } = saving
  underway.add(id)
  try {
    await putCorrection(id, correction)
    unskipAnswer(id)
    clearUnsaved(saving)
    onSaved()
    notify({
      type: 'success',
      title: i18n.t('corrections.saved.title'),
      description: i18n.t('corrections.saved.text', { name: student }),
    })
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) handleError(error)
    else notifyFailure(saving, error)
    return false
  } finally {
    underway.delete(id)
  }
}

/** Retries the unsaved corrections of the user, with one request at a time for each. */
export async function retryUnsaved(): Promise<void> {
  await Promise.all(ownUnsaved().flatMap((saving) => (underway.has(saving.id) ? [] : [saveCorrection(saving)])))
}

// Registered for the whole page, because the teacher may be on another screen when the connection returns.
addEventListener('online', () => void retryUnsaved())
