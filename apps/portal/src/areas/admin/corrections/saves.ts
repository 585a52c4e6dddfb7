import { i18n } from '@the-house/i18n'
import { notify } from '@the-house/design-system'
import type { NewCorrection } from '@the-house/domain'
import { ApiFailure, report } from '../../../api/failure.ts'
import { request } from '../../../api/client.ts'

/** What is being saved while the next answer is on the desk already. */
const underway = new Set<number>()
/** What was put off, until somebody begins anew. */
const putOff = new Set<number>()

/** The answers that are not wanted as the next one; the newest of them, as many as the call takes. */
export const unwanted = (...more: number[]): number[] => [...new Set([...putOff, ...underway, ...more])].slice(-200)

export const putOffAnswer = (id: number): void => {
  putOff.add(id)
}

/** Whoever begins at the queue again begins with the oldest one. */
export const beginAnew = (): void => putOff.clear()

interface Saving {
  id: number
  title: string
  student: string
  correction: NewCorrection
}

/** Saves a correction and tells how it went; whether it is safe. */
export async function saveCorrection({ id, title, student, correction }: Saving): Promise<boolean> {
  underway.add(id)
  try {
    await request('PUT /corrections/:id', { params: { id }, body: correction })
    putOff.delete(id)
    notify({
      type: 'success',
      title: i18n.t('corrections.saved.title'),
      description: i18n.t('corrections.saved.text', { name: student }),
    })
    return true
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) report(error)
    else {
      const why = error.status === 409 ? 'conflict' : 'failed'
      notify({
        type: 'danger',
        title: i18n.t(`corrections.${why}.title`, { title }),
        description: i18n.t(`corrections.${why}.text`),
      })
    }
    return false
  } finally {
    underway.delete(id)
  }
}
