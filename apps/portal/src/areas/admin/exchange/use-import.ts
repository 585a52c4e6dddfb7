import type { ExchangeReport } from '@the-house/domain'
import { useState } from 'react'
import { importExercises, type ImportWish } from '../../../api/exchange.ts'
import { ApiFailure, report as tellOf, toldOf } from '../../../api/failure.ts'

/** What was asked of the school, and what it found in the file. */
export function useImport() {
  const [busy, setBusy] = useState<'look' | 'take' | 'rest' | null>(null)
  const [found, setFound] = useState<ExchangeReport | null>(null)
  /** How often something was found. */
  const [count, setCount] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)

  async function send(under: 'look' | 'take' | 'rest', file: File, wish: ImportWish): Promise<ExchangeReport | null> {
    setBusy(under)
    setFailure(null)
    try {
      const answer = await importExercises(file, wish)
      setFound(answer)
      setCount((before) => before + 1)
      return answer
    } catch (error) {
      if (error instanceof ApiFailure) setFailure(toldOf(error))
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
    /** Another file, or another place for it: what was found counts no more. */
    begin: () => {
      setFound(null)
      setFailure(null)
    },
  }
}
