import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { AsidePlace } from './aside-place.tsx'
import type { RemarksProps } from './correction-remarks.tsx'
import { CorrectionText } from './correction-text.tsx'
import { SecondVersionView } from './second-version-view.tsx'

export interface CorrectionProps extends RemarksProps {
  /** Offers to write a second version, where one is allowed. */
  aside?: ReactNode
}

/** A teacher's correction with the student's second version, or the offer to write one. */
export default function Correction({ exercise, written, aside }: CorrectionProps) {
  return (
    <Stack gap={4}>
      <CorrectionText exercise={exercise} written={written} />
      {exercise.rewritable && aside && <AsidePlace>{aside}</AsidePlace>}
      <SecondVersionView exercise={exercise} written={written} />
    </Stack>
  )
}
