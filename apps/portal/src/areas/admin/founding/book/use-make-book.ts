import type { CourseStep } from '@the-house/domain'
import { notify } from '@the-house/design-system'
import { useState } from 'react'
import { handleError } from '../../../../api/api-error.ts'
import { pressSteps } from '../../../../api/course-studio.ts'
import { useInvalidateFounding } from '../../../../api/founding.ts'
import { useInvalidateManaged } from '../../../../api/managed.ts'
import { reloadUser } from '../../../../session/signing.ts'

/** Makes a book by steps of the course, one press at a time. */
export function useMakeBook() {
  const [busy, setBusy] = useState(false)
  const invalidateManaged = useInvalidateManaged()
  const invalidateFounding = useInvalidateFounding()
  return {
    busy,
    /** @returns whether it was made */
    make: async (steps: CourseStep[], title: string): Promise<boolean> => {
      setBusy(true)
      try {
        await pressSteps(steps)
        notify({ type: 'success', title })
        // A published book gives its chapter to the user, too.
        reloadUser().catch(handleError)
        await Promise.all([invalidateManaged('books'), invalidateFounding()])
        return true
      } catch (error) {
        handleError(error)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
