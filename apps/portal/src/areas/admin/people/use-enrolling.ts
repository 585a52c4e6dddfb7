import type { EnrolReport } from '@the-house/domain'
import { useRef, useState } from 'react'
import { handleError } from '../../../api/api-error.ts'
import { postEnrolment, useInvalidatePeople } from '../../../api/people.ts'

/** The enrolment by file: a dry run as soon as a file is chosen, the write on request. */
export function useEnrolling() {
  const invalidate = useInvalidatePeople()
  const [file, setFile] = useState<File | null>(null)
  const [update, setUpdate] = useState(false)
  const [busy, setBusy] = useState<'trying' | 'writing' | null>(null)
  const [report, setReport] = useState<EnrolReport | null>(null)

  /** Counts requests, so that stale responses to an earlier file are ignored. */
  const turn = useRef(0)

  async function send(given: File, how: { update: boolean; dry_run: boolean }): Promise<void> {
    turn.current += 1
    const mine = turn.current
    setBusy(how.dry_run ? 'trying' : 'writing')
    try {
      const said = await postEnrolment(given, how)
      if (mine === turn.current) setReport(said)
      if (!how.dry_run) await invalidate()
    } catch (error) {
      if (mine === turn.current) handleError(error)
    }
    if (mine === turn.current) setBusy(null)
  }

  function attempt(given: File | null, changes: boolean): void {
    setFile(given)
    setUpdate(changes)
    setReport(null)
    if (given) void send(given, { update: changes, dry_run: true })
    else {
      turn.current += 1
      setBusy(null)
    }
  }

  return {
    busy,
    update,
    report,
    choose: (given: File | null) => attempt(given, update),
    changeToo: (changes: boolean) => attempt(file, changes),
    again: file && (() => attempt(file, update)),
    write: () => {
      if (file) void send(file, { update, dry_run: false })
    },
  }
}
