import { Flex } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import type { MediaFile } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Replace } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useFromList } from '../../../page/listing/from-list.ts'
import { paths } from '../../../page/paths.ts'
import { disableLeavePrompt } from '../managed/use-leave-prompt.ts'
import { RemoveButton } from './remove-button.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'

/** What can be done with a file as a whole: one that is used is replaced, one that nothing shows is removed. */
export function FileActions({ media }: { media: MediaFile }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const query = useFromList()
  const [replacing, setReplacing] = useState(false)
  const [removing, setRemoving] = useState(false)
  // A file that was used meanwhile keeps the dialog that says so.
  if (removing || (media.uses === 0 && !media.held && media.waits_until === null))
    return (
      <RemoveButton
        media={media}
        open={removing}
        onOpen={setRemoving}
        onRemoved={() => {
          disableLeavePrompt()
          go(`${paths.media}${query ?? ''}`, { replace: true })
        }}
      />
    )
  // What attempts alone show stays as it is, and so does what waits to be shown.
  if (media.uses === 0) return null
  return (
    <Flex>
      <Button onClick={() => setReplacing(true)}>
        <Replace size={20} aria-hidden="true" />
        {t('media.replace.action')}
      </Button>
      {replacing && (
        <ReplaceDialog
          media={media}
          onClose={() => setReplacing(false)}
          onReplaced={({ id }) => {
            disableLeavePrompt()
            setReplacing(false)
            go(paths.mediaFile(id), { replace: true })
          }}
        />
      )}
    </Flex>
  )
}
