import { useRef, useState } from 'react'
import { handleError } from '../../api/api-error.ts'

export interface TriedFileOptions<Report> {
  /** Sends the file: as a trial, or to be written. */
  send: (file: File, dry_run: boolean) => Promise<Report>
  /** Called once it was written. */
  onWritten: () => Promise<unknown>
}

/** An import by file: a dry run as soon as a file is chosen, the write on request. */
export function useTriedFile<Report>({ send, onWritten }: TriedFileOptions<Report>) {
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState<'trying' | 'writing' | null>(null)
  const [report, setReport] = useState<Report | null>(null)

  /** Counts requests, so that stale responses to an earlier file are ignored. */
  const turn = useRef(0)

  async function run(given: File, dry_run: boolean, by = send): Promise<void> {
    turn.current += 1
    const mine = turn.current
    setBusy(dry_run ? 'trying' : 'writing')
    try {
      const said = await by(given, dry_run)
      if (mine === turn.current) setReport(said)
      if (!dry_run) await onWritten()
    } catch (error) {
      if (mine === turn.current) handleError(error)
    }
    if (mine === turn.current) setBusy(null)
  }

  function attempt(given: File | null, by = send): void {
    setFile(given)
    setReport(null)
    if (given) void run(given, true, by)
    else {
      turn.current += 1
      setBusy(null)
    }
  }

  return {
    busy,
    report,
    choose: (given: File | null, by = send) => attempt(given, by),
    /** Tries the same file in another way. */
    tryBy: (by: TriedFileOptions<Report>['send']) => attempt(file, by),
    /** Tries the same file again; null where there is none. */
    again: file && (() => attempt(file)),
    write: () => {
      if (file) void run(file, false)
    },
  }
}
