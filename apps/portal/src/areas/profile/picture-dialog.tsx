import { AvatarCropper, Dialog, notify } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { ApiError, handleError, errorMessageOf } from '../../api/api-error.ts'
import { changePicture } from '../../session/own-picture.ts'
import { useUser } from '../../session/session.ts'

const megabytes = limits.avatarBytes / 1024 / 1024

/** Chooses, crops and uploads the avatar. */
export function PictureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { id } = useUser()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  // An upload cannot be canceled, so the dialog stays open to show its outcome.
  const leave = () => {
    if (!busy) onClose()
  }

  function told(failure: ApiError): string {
    // The common message names the size limit of other files.
    return failure.status === 413 ? t('profile.avatar.mistake.tooLarge', { megabytes }) : errorMessageOf(failure)
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
      if (failure instanceof ApiError && failure.status !== 401) setError(told(failure))
      else handleError(failure)
    }
  }

  return (
    <Dialog open onClose={leave} title={t('profile.avatar.title')}>
      <AvatarCropper onDone={(picture) => void send(picture)} onCancel={leave} busy={busy} error={error} />
    </Dialog>
  )
}
