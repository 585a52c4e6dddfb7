import { Box } from '@chakra-ui/react'
import { lazyAgain } from '@the-house/hooks'
import { loadAreas, useTranslation } from '@the-house/i18n'
import { Suspense, useEffect, useId, useState } from 'react'
import { Button } from '../../button/button.tsx'
import { Spinner } from '../../spinner/spinner.tsx'
import type { CorrectionProps } from './correction.tsx'

/** Only those who open a correction pay for comparing texts, and for its words. */
async function load() {
  const [module] = await Promise.all([import('./correction.tsx'), loadAreas('corrected', 'second-version')])
  return module
}
const Correction = lazyAgain(load)

/** Opens and closes a teacher's correction. */
export function SeeCorrection(props: CorrectionProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const id = useId()
  useEffect(() => {
    // The connection may be gone when it is asked for; opening it asks again.
    void load().catch(() => undefined)
  }, [])
  return (
    <>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t(open ? 'exercises.correction.hide' : 'exercises.correction.show')}
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
