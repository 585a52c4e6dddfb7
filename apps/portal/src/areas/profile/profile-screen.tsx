import { Grid, Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { allows } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { loadAreas, useTranslation } from '@the-house/i18n'
import { Suspense } from 'react'
import { useUser } from '../../session/session.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { OwnData } from './own-data.tsx'
import { OwnDevice } from './own-device.tsx'
import { OwnDollars } from './own-dollars.tsx'
import { OwnPicture } from './own-picture.tsx'
import { OwnPassword } from './own-password.tsx'
import { Sessions } from './sessions.tsx'
import { Settings } from './settings.tsx'

/** Loads for teachers and administrators only. */
const OwnPasskeys = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./own-passkeys.tsx'), loadAreas('passkeys')])
  return { default: part.OwnPasskeys }
})

/** The data of the user, and the settings of the portal on this device. */
export function ProfileScreen() {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <Stack gap={{ base: 5, md: 7 }}>
      <ScreenHeading title={t('profile.title')} />
      {/* Two columns if the text fits at any font size. */}
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))" gap={5} alignItems="start">
        <Stack gap={5}>
          <OwnPicture />
          <OwnData />
          <Settings />
        </Stack>
        <Stack gap={5}>
          <OwnDollars />
          <OwnDevice />
          <OwnPassword />
          {allows('manageTeaching', user) && (
            <Suspense fallback={<Skeleton h="14rem" />}>
              <OwnPasskeys />
            </Suspense>
          )}
          <Sessions />
        </Stack>
      </Grid>
    </Stack>
  )
}
