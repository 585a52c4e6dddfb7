import { useState } from 'react'
import { importExercises, type ImportAnswer, type ImportRequest } from '../../../api/exchange.ts'
import { ApiError, handleError as tellOf, errorMessageOf } from '../../../api/api-error.ts'

/** The import requests and the report of the last one. */
export function useImport() {
  const [busy, setBusy] = useState<'look' | 'take' | 'rest' | null>(null)
  const [found, setFound] = useState<ImportAnswer | null>(null)
  /** The number of reports, the key that remounts the report. */
  const [count, setCount] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)

  async function send(under: 'look' | 'take' | 'rest', file: File, wish: ImportRequest): Promise<ImportAnswer | null> {
    setBusy(under)
    setFailure(null)
    try {
      const answer = await importExercises(file, wish)
      setFound(answer)
      setCount((before) => before + 1)
      return answer
    } catch (error) {
      if (error instanceof ApiError) setFailure(errorMessageOf(error))
      else tellOf(error)
      return null
    } finally {
      setBusy(null)
    }
  }

  return {
    busy,
    found,
    count,
    failure,
    send,
    /** Clears the report, because another file or topic was chosen. */
    begin: () => {
      setFound(null)
      setFailure(null)
    },
  }
}
