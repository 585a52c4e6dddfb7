import { Flex } from '@chakra-ui/react'
import { NextStepLink } from '../../page/next-step/next-step-link.tsx'
import { useNextStep } from '../../page/next-step/use-next-step.ts'

/** Links from a content to what comes after it. */
export function OnwardLink({ topic }: { topic: number }) {
  const { data: step } = useNextStep({ after_topic: topic })
  return (
    <Flex justify="flex-end" minH={12}>
      {step && <NextStepLink step={step} />}
    </Flex>
  )
}
