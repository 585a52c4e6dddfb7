import { Stack } from '@chakra-ui/react'
import { notify } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useLocation } from 'wouter'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { ComposeForm } from './compose-form.tsx'

/** The screen of a new message. */
export function ComposeScreen() {
  const { t } = useTranslation()
  const [, go] = useLocation()
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <ScreenHeading title={t('messages.new')} />
      <ComposeForm
        message={null}
        onSaved={({ id, status }) => {
          notify({ type: 'success', title: t(status === 'SCHEDULED' ? 'messages.scheduled' : 'messages.sent') })
          go(paths.message(id))
        }}
      />
    </Stack>
  )
}
