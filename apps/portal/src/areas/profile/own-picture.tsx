import { Flex } from '@chakra-ui/react'
import { Button, ConfirmDialog, notify } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useRef, useState } from 'react'
import { report } from '../../api/failure.ts'
import { OwnFace } from '../../page/own-face.tsx'
import { part } from '../../page/part.tsx'
import { removePicture } from '../../session/own-picture.ts'
import { useUser } from '../../session/session.ts'
import { Section } from './section.tsx'

const PictureDialog = part(() => import('./picture-dialog.tsx').then((module) => module.PictureDialog))

/** The picture beside the user's name; it can be changed and taken away. */
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
      // The button that has asked for it is gone.
      heading.current?.focus()
    } catch (error) {
      report(error)
    }
    setBusy(false)
    leave()
  }

  return (
    <Section title={t('profile.avatar.heading')} lead={t('profile.avatar.lead')} headingRef={heading}>
      <Flex align="center" gap={5} wrap="wrap">
        <OwnFace large />
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
