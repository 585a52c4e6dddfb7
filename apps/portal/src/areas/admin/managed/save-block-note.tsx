import { Box } from '@chakra-ui/react'
import { Alert } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { SaveBlock } from './use-save-after-uploads.ts'

const statuses = { sending: 'info', failed: 'danger' } as const

/** Says above the button why a save that was asked for has not been made; mounted before it has text to announce. */
export function SaveBlockNote({ saveBlock }: { saveBlock: SaveBlock | null }) {
  const { t } = useTranslation()
  return (
    <Box as="output" display="block" mb={saveBlock ? 3 : 0}>
      {saveBlock && <Alert status={statuses[saveBlock]}>{t(`admin.uploads.${saveBlock}`)}</Alert>}
    </Box>
  )
}
