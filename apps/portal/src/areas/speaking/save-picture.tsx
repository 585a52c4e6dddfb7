import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../api/download.ts'
import { report } from '../../api/failure.ts'
import { saveFile } from '../../device/save-file.ts'

/** Keeps the picture of a chapter on this device, under the name that the school gives it. */
export function SavePicture({ id }: { id: number }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const { file, name } = await download('GET /speaking_chapters/:id/image', { params: { id } })
      saveFile(file, name)
    } catch (error) {
      report(error)
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
