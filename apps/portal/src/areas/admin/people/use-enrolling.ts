import { isImportOver } from '@the-house/domain'
import { useEffect, useState } from 'react'
import { postEnrolment, useInvalidatePeople } from '../../../api/people.ts'
import { useImports } from '../imports/use-imports.ts'
import { useTriedFile } from '../use-tried-file.ts'

/**
 * The enrolment by file: a dry run as soon as a file is chosen, the write on request. A large file is compared and
 * written by a job, which goes on when the page is left.
 */
export function useEnrolling(onWritten?: () => Promise<unknown>) {
  const invalidate = useInvalidatePeople()
  const { newest, find, refresh } = useImports('PEOPLE')
  const [update, setUpdate] = useState(false)
  const [asked, setAsked] = useState<boolean | null>(null)
  const zeros = asked ?? false
  const [isTrial, setIsTrial] = useState(true)
  const sendWith = (wish: { update: boolean; zeros: boolean }) => async (file: File, dry_run: boolean) => {
    const answer = await postEnrolment(file, { ...wish, dry_run })
    if (answer.import_id) await refresh()
    setIsTrial(dry_run)
    return answer
  }
  const tell = () => Promise.all([invalidate(), onWritten?.()])
  const sent = useTriedFile({ send: sendWith({ update, zeros }), onWritten: tell })
  const { tryBy, choose, report: answer, ...tried } = sent
  const one = find(answer?.import_id) ?? (answer ? undefined : newest)
  const isOver = one !== undefined && isImportOver(one)
  const isWritten = isOver && answer?.import_id === one.id && !isTrial
  useEffect(() => {
    if (isWritten) void tell()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once, when the job has written the file
  }, [isWritten])

  return {
    ...tried,
    update,
    /** Whether CPFs get the zeros back that a spreadsheet took: the user says so for each file. */
    zeros,
    /** Whether that was said, so that what says it stays. */
    isZerosSaid: asked !== null,
    choose: (file: File | null) => {
      setAsked(null)
      choose(file, sendWith({ update, zeros: false }))
    },
    /** The report of the file; of a large one, once it is compared or written. */
    report: answer?.import_id ? (one?.people ?? null) : answer,
    /** A file that a job is at. */
    underWay: one && !isOver ? { one, isTrial: answer !== null && isTrial } : null,
    /** The file that was written last, and what kept it from being written. */
    last: one && isOver && (answer ? one.error !== null : one.people?.written || one.error !== null) ? one : null,
    changeToo: (changes: boolean) => {
      setUpdate(changes)
      tryBy(sendWith({ update: changes, zeros }))
    },
    addZeros: (adds: boolean) => {
      setAsked(adds)
      tryBy(sendWith({ update, zeros: adds }))
    },
  }
}
