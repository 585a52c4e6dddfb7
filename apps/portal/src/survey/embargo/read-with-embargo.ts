import type { EmbargoNotice, Survey } from '@the-house/domain'
import { ApiError } from '../../api/api-error.ts'

/** The test that a refusal names: the student is sitting it, and its exercises are withheld; null: another refusal. */
export function embargoIn(error: ApiError | undefined): EmbargoNotice | null {
  if (error?.token !== 'exercise.embargo') return null
  const { test_id, test: name = '', until = null } = error.values ?? {}
  return { test_id: Number(test_id), name, until }
}

/** A practice, or the test that withholds some of its exercises. */
export type ReadWithEmbargo = { data: Survey; embargo: null } | { data: null; embargo: EmbargoNotice }

/**
 * Tells a practice from one that is withheld, whether the server refuses it or answers it without its result.
 *
 * @throws {ApiError} any other refusal
 */
export async function readWithEmbargo(reading: Promise<Survey>): Promise<ReadWithEmbargo> {
  try {
    const data = await reading
    return data.embargo ? { data: null, embargo: data.embargo } : { data, embargo: null }
  } catch (failure) {
    const embargo = failure instanceof ApiError ? embargoIn(failure) : null
    if (!embargo) throw failure
    return { data: null, embargo }
  }
}
