import { Box, Text } from '@chakra-ui/react'
import { Alert, Button } from '@the-house/design-system'
import type { Import } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { formatErrorMessage } from '../../../api/api-error.ts'

export interface ImportResultProps {
  one: Import
  /** The list of what has come in. */
  to: string
}

/** What has become of an import: how much has come in, or why nothing has. */
export function ImportResult({ one, to }: ImportResultProps) {
  const { t } = useTranslation()
  const { name, state, error, exercises, people } = one
  if (state !== 'DONE')
    return (
      <Box aria-live="polite">
        <Alert status="danger" title={t('admin.importing.refused', { name })}>
          {error && formatErrorMessage({ token: error })}
        </Alert>
      </Box>
    )
  const count = exercises?.imported ?? (people ? people.added + people.changed : 0)
  return (
    <Box aria-live="polite">
      <Alert status="success" title={name}>
        <Text mb={3}>{t(exercises ? 'admin.importing.exercises' : 'admin.importing.people', { count })}</Text>
        <Button asChild>
          <Link href={to}>{t('admin.importing.toList')}</Link>
        </Button>
      </Alert>
    </Box>
  )
}
