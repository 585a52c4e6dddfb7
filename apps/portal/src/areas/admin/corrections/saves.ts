import { i18n } from '@the-house/i18n'
import { notify } from '@the-house/design-system'
import { ApiFailure, report } from '../../../api/failure.ts'
import { request } from '../../../api/client.ts'
import { putOffAnswers, takeUpAnswer } from './put-off.ts'
import { currentUnsaved, forgetUnsaved, keepUnsaved, ownUnsaved, type Saving } from './unsaved.ts'

/** What is being saved while the next answer is on the desk already. */
const underway = new Set<number>()

/** The answers that are not wanted as the next one; the newest of them, as many as the call takes. */
export function unwanted(...more: number[]): number[] {
  const unsaved = currentUnsaved().map(({ id }) => id)
  return [...new Set([...putOffAnswers(), ...unsaved, ...underway, ...more])].slice(-200)
}

/** Says why a correction is not saved; what may pass is tried again. */
function tell(saving: Saving, failure: ApiFailure): void {
  if (failure.passing) keepUnsaved(saving)
  else forgetUnsaved(saving)
  const refused = failure.status === 409 ? 'conflict' : 'failed'
  const why = failure.passing ? 'later' : refused
  notify({
    type: 'danger',
    title: i18n.t(`corrections.${why}.title`, { title: saving.title }),
    description: i18n.t(`corrections.${why}.text`),
  })
}

/** Saves a correction and tells how it went; whether it is safe. */
export async function saveCorrection(saving: Saving): Promise<boolean> {
  const { id, student, correction, onSaved } = saving
  underway.add(id)
  try {
    await request('PUT /corrections/:id', { params: { id }, body: correction })
    takeUpAnswer(id)
    forgetUnsaved(saving)
    onSaved()
    notify({
      type: 'success',
      title: i18n.t('corrections.saved.title'),
      description: i18n.t('corrections.saved.text', { name: student }),
    })
    return true
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) report(error)
    else tell(saving, error)
    return false
  } finally {
    underway.delete(id)
  }
}

/** Sends again what could not be saved, each once at a time. */
export async function retryUnsaved(): Promise<void> {
  await Promise.all(ownUnsaved().flatMap((saving) => (underway.has(saving.id) ? [] : [saveCorrection(saving)])))
}

// Wherever its teacher is by then.
addEventListener('online', () => void retryUnsaved())
