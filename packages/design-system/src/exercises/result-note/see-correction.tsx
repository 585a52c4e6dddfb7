import { Box } from '@chakra-ui/react'
import { lazyWithRetry } from '@the-house/hooks'
import { loadAreas, useTranslation } from '@the-house/i18n'
import { Suspense, useEffect, useId, useState } from 'react'
import { Button } from '../../button/button.tsx'
import { Spinner } from '../../spinner/spinner.tsx'
import type { CorrectionProps } from './correction.tsx'

/** The diff and its texts are loaded only when a user opens a correction. */
async function load() {
  const [module] = await Promise.all([import('./correction.tsx'), loadAreas('corrected', 'second-version')])
  return module
}
const Correction = lazyWithRetry(load)

/** Opens and closes a teacher's correction. */
export function SeeCorrection(props: CorrectionProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const id = useId()
  useEffect(() => {
    // Prefetching may fail without a connection; opening the correction loads it again.
    void load().catch(() => undefined)
  }, [])
  return (
    <>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t(open ? 'feedback.correction.hide' : 'feedback.correction.show')}
      </Button>
      <Box id={id} hidden={!open} mt={4}>
        {open && (
          <Suspense fallback={<Spinner />}>
            <Correction {...props} />
          </Suspense>
        )}
      </Box>
    </>
  )
}
