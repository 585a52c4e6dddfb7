import { Flex } from '@chakra-ui/react'
import { Button, ConfirmDialog, notify } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useRef, useState } from 'react'
import { handleError } from '../../api/api-error.ts'
import { UserAvatar } from '../../page/user-avatar.tsx'
import { lazyComponent } from '../../page/lazy-component.tsx'
import { removePicture } from '../../session/own-picture.ts'
import { useUser } from '../../session/session.ts'
import { Section } from './section.tsx'

const PictureDialog = lazyComponent(() => import('./picture-dialog.tsx').then((module) => module.PictureDialog))

/** The avatar of the user, which can be changed and removed. */
export function OwnPicture() {
  const { t } = useTranslation()
  const { id, avatar } = useUser()
  const [asked, setAsked] = useState<'change' | 'remove' | null>(null)
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const leave = () => setAsked(null)

  async function remove() {
    setBusy(true)
    try {
      await removePicture(id)
      notify({ type: 'success', title: t('profile.avatar.removed') })
      // The button that had the focus is gone.
      heading.current?.focus()
    } catch (error) {
      handleError(error)
    }
    setBusy(false)
    leave()
  }

  return (
    <Section title={t('profile.avatar.heading')} lead={t('profile.avatar.lead')} headingRef={heading}>
      <Flex align="center" gap={5} wrap="wrap">
        <UserAvatar large />
        <Flex gap={3} wrap="wrap">
          <Button onClick={() => setAsked('change')}>
            {avatar ? t('profile.avatar.change') : t('profile.avatar.add')}
          </Button>
          {avatar && (
            <Button variant="quiet" onClick={() => setAsked('remove')}>
              {t('profile.avatar.remove')}
            </Button>
          )}
        </Flex>
      </Flex>
      {asked === 'change' && <PictureDialog onClose={leave} />}
      <ConfirmDialog
        open={asked === 'remove'}
        title={t('profile.avatar.question')}
        description={t('profile.avatar.consequence')}
        confirmLabel={t('profile.avatar.remove')}
        loading={busy}
        onCancel={leave}
        onConfirm={() => void remove()}
      />
    </Section>
  )
}
