import { Skeleton } from '@the-house/design-system'
import { lazyWithRetry } from '@the-house/hooks'
import { loadAreas } from '@the-house/i18n'
import { Suspense, type ComponentProps } from 'react'

const View = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./embargo-view.tsx'), loadAreas('embargo')])
  return { default: part.EmbargoView }
})
const Note = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./embargo-note.tsx'), loadAreas('embargo')])
  return { default: part.EmbargoNote }
})
const Along = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./withheld-along.tsx'), loadAreas('embargo')])
  return { default: part.WithheldAlong }
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

/** Beside a chapter that was taken along without the exercises of a test. */
export const WithheldFromDevice = (props: ComponentProps<typeof Along>) => (
  <Suspense fallback={<Skeleton h="5rem" />}>
    <Along {...props} />
  </Suspense>
)

/** Offers the right answers of what was not answered in a finished practice. */
export const HiddenAnswers = (props: ComponentProps<typeof Reveal>) => (
  <Suspense fallback={<Skeleton h="5rem" />}>
    <Reveal {...props} />
  </Suspense>
)
