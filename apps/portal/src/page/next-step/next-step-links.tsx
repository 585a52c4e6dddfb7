import { Flex } from '@chakra-ui/react'
import { Button, type ButtonProps } from '@the-house/design-system'
import type { NextStep } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { useUser } from '../../session/session.ts'
import { paths } from '../paths.ts'
import { NextStepLink } from './next-step-link.tsx'

export interface NextStepLinksProps extends Pick<ButtonProps, 'size'> {
  step: NextStep
}

/** The link to what comes next; where that is a test or a class, the course stays one press away. */
export function NextStepLinks({ step, size }: NextStepLinksProps) {
  const { t } = useTranslation()
  const { chapter, chapter_number: number } = useUser()
  const isUrgent = step.kind === 'TEST' || step.kind === 'CLASS'
  return (
    <Flex wrap="wrap" gap={3}>
      <NextStepLink step={step} {...(size && { size })} />
      {isUrgent && number !== null && (
        <Button asChild {...(size && { size })}>
          <Link href={paths.chapter(chapter)}>{t('course.goOn', { number })}</Link>
        </Button>
      )}
    </Flex>
  )
}
