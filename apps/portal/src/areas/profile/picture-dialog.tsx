import { AvatarCropper, Dialog, notify } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { ApiFailure, report, toldOf } from '../../api/failure.ts'
import { changePicture } from '../../session/own-picture.ts'
import { useUser } from '../../session/session.ts'

const megabytes = limits.avatarBytes / 1024 / 1024

/** Chooses the own picture, cuts it, and sends it. */
export function PictureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { id } = useUser()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  // What is on its way cannot be called back: how it went is told here.
  const leave = () => {
    if (!busy) onClose()
  }

  function told(failure: ApiFailure): string {
    // The common words name the size that files of the school may have.
    return failure.status === 413 ? t('profile.avatar.mistake.tooLarge', { megabytes }) : toldOf(failure)
  }

  async function send(picture: Blob) {
    setBusy(true)
    setError(undefined)
    try {
      await changePicture(id, picture)
      notify({ type: 'success', title: t('profile.avatar.changed') })
      onClose()
    } catch (failure) {
      setBusy(false)
      if (failure instanceof ApiFailure && failure.status !== 401) setError(told(failure))
      else report(failure)
    }
  }

  return (
    <Dialog open onClose={leave} title={t('profile.avatar.title')}>
      <AvatarCropper onDone={(picture) => void send(picture)} onCancel={leave} busy={busy} error={error} />
    </Dialog>
  )
}
