import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode, Ref } from 'react'
import { KeyPicture } from '../pictures/key-picture.tsx'

export interface HandedInProps {
  /** It ended because its time was over. */
  timeOver?: boolean
  /** The next steps. */
  actions?: ReactNode
  /** Ref of the heading, which receives the focus when it appears. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** The end of a submitted test whose result is not shown. */
export function HandedIn({ timeOver = false, actions, headingRef }: HandedInProps) {
  const { t } = useTranslation()
  return (
    <Stack align="center" gap={6} maxW="34rem" mx="auto" py={{ base: 4, md: 8 }} textAlign="center">
      <Box w={{ base: 48, md: 56 }}>
        <KeyPicture />
      </Box>
      <Stack gap={1}>
        <Heading ref={headingRef} tabIndex={-1} as="h2" textStyle="title">
          {t(timeOver ? 'feedback.timeOver' : 'timed.result.handedIn')}
        </Heading>
        {timeOver && <Text color="fg.muted">{t('feedback.timeOverText')}</Text>}
        <Text color="fg.muted">{t('timed.result.noFeedback')}</Text>
      </Stack>
      {actions}
    </Stack>
  )
}
