import { Skeleton } from '@the-house/design-system'
import type { EmbargoNotice } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { loadAreas } from '@the-house/i18n'
import { Suspense, type ComponentProps } from 'react'
import type { ApiError } from '../../api/api-error.ts'

/** The test that a refusal names: the student is sitting it, and its exercises are withheld; null: another refusal. */
export function embargoIn(error: ApiError | undefined): EmbargoNotice | null {
  if (error?.token !== 'exercise.embargo') return null
  const { test_id, test: name = '', until = null } = error.values ?? {}
  return { test_id: Number(test_id), name, until }
}

const View = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./embargo-view.tsx'), loadAreas('embargo')])
  return { default: part.EmbargoView }
})
const Note = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./embargo-note.tsx'), loadAreas('embargo')])
  return { default: part.EmbargoNote }
})
const Reveal = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./reveal-answers.tsx'), loadAreas('embargo')])
  return { default: part.RevealAnswers }
})

/** In place of exercises that are withheld: exam integrity; loaded with its texts only where it is needed. */
export const Embargo = (props: ComponentProps<typeof View>) => (
  <Suspense fallback={<Skeleton h="32rem" />}>
    <View {...props} />
  </Suspense>
)

/** Beside a test whose result another open test withholds. */
export const WithheldResult = (props: ComponentProps<typeof Note>) => (
  <Suspense fallback={<Skeleton h="3.5rem" />}>
    <Note {...props} />
  </Suspense>
)

/** Offers the right answers of what was not answered in a finished practice. */
export const HiddenAnswers = (props: ComponentProps<typeof Reveal>) => (
  <Suspense fallback={<Skeleton h="5rem" />}>
    <Reveal {...props} />
  </Suspense>
)
