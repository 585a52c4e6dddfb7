import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { handleError } from '../../api/api-error.ts'
import { downloadSpeakingImage } from '../../api/speaking.ts'
import { saveFile } from '../../device/save-file.ts'

/** Downloads the image of a chapter, under the file name of the response. */
export function SavePicture({ id }: { id: number }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const { file, name } = await downloadSpeakingImage(id)
      saveFile(file, name)
    } catch (error) {
      handleError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} onClick={() => void save()}>
      <Download size={20} aria-hidden="true" />
      {t('speaking.save')}
    </Button>
  )
}
