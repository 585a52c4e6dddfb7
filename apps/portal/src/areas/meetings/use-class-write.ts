import { notify } from '@the-house/design-system'
import type { OwnMeeting } from '@the-house/domain'
import { useState } from 'react'
import { ApiError, errorMessageOf, handleError } from '../../api/api-error.ts'
import { errorText } from '../../page/form/error-text.ts'
import { changingOne, type KeepOwn } from './own-classes.ts'

interface ClassWrite {
  send: () => Promise<unknown>
  /** What is changed in the class, shown at once. */
  change: (one: OwnMeeting) => OwnMeeting
  /** What is told once it is done. */
  done: string
}

/** Why the server refuses something; of a field the error of the field. */
const reasonOf = (error: ApiError): string => {
  const fields = Object.values(error.fields ?? {}).map(errorText)
  return fields.length > 0 ? fields.join('. ') : errorMessageOf(error)
}

/** Changes a class of the teacher; what the server refuses is kept, to be shown beside what was asked. */
export function useClassWrite({ id }: OwnMeeting, keep: KeepOwn) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  /** @returns whether it was made */
  async function write({ send, change, done }: ClassWrite): Promise<boolean> {
    setBusy(true)
    setRefusal(null)
    try {
      await send()
      await keep(changingOne(id, change), { revalidate: false })
      notify({ type: 'success', title: done })
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status !== 401) setRefusal(reasonOf(error))
      else handleError(error)
      return false
    } finally {
      setBusy(false)
      // Others may have changed it too: its teacher, its time or its list.
      void keep()
    }
  }

  return { busy, refusal, write }
}
