import { Suspense, type ReactNode } from 'react'
import { Skeleton } from '../../skeleton/skeleton.tsx'

/** Holds the place of what a result offers, which begins as a button: what stands below must not move while it loads. */
export const AsidePlace = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton w="11rem" maxW="full" h="target" />}>{children}</Suspense>
)
