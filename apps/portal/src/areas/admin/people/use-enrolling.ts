import { useState } from 'react'
import { postEnrolment, useInvalidatePeople } from '../../../api/people.ts'
import { useTriedFile } from '../use-tried-file.ts'

const sendWith = (update: boolean) => (file: File, dry_run: boolean) => postEnrolment(file, { update, dry_run })

/** The enrolment by file: a dry run as soon as a file is chosen, the write on request. */
export function useEnrolling(onWritten?: () => Promise<unknown>) {
  const invalidate = useInvalidatePeople()
  const [update, setUpdate] = useState(false)
  const { tryBy, ...tried } = useTriedFile({
    send: sendWith(update),
    onWritten: () => Promise.all([invalidate(), onWritten?.()]),
  })
  return {
    ...tried,
    update,
    changeToo: (changes: boolean) => {
      setUpdate(changes)
      tryBy(sendWith(changes))
    },
  }
}
