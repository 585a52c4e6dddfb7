import { Heading } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef } from 'react'
import type { RegisterStep } from './register-store.ts'

const words = { code: 'register.validate.heading', data: 'register.data.heading' } as const

/** The heading of a step, which gets the focus when the step changes, because the pressed button is gone. */
export function StepHeading({ step }: { step: RegisterStep }) {
  const { t } = useTranslation()
  const ref = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    ref.current?.focus()
  }, [step])
  return (
    <Heading as="h2" ref={ref} tabIndex={-1} textStyle="heading">
      {t(words[step])}
    </Heading>
  )
}
