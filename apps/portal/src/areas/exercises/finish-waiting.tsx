import { Heading, Stack, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { CloudOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'

/** Says that a finished practice waits for the connection, and leads on to what is on the device. */
export function FinishWaiting() {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap={4} align="center" textAlign="center" maxW="prose" mx="auto" py={{ base: 6, md: 10 }}>
      <CloudOff size={40} aria-hidden="true" />
      <Heading as="h2" ref={heading} tabIndex={-1} textStyle="heading">
        {t('test.finishWaits.title')}
      </Heading>
      <Text color="fg.muted">{t('test.finishWaits.text')}</Text>
      <Button asChild variant="primary">
        <Link href={paths.books}>{t('test.finishWaits.books')}</Link>
      </Button>
    </Stack>
  )
}
