import { chakra } from '@chakra-ui/react'
import { ArchiveRow, clockTime } from '@the-house/design-system'
import type { Archive } from '@the-house/domain'
import { useMediaQuery } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { startDownload, useDownloads } from './downloads-store.ts'
import { formatFileSize } from '../../page/format-file-size.ts'

export const List = chakra('ul', { base: { display: 'grid', gap: 3, listStyle: 'none' } })

/** Lists downloadable files; phones and tablets open them in a new tab, where their own apps show them. */
export function ArchiveList({ archives }: { archives: readonly Archive[] }) {
  const { t, i18n } = useTranslation()
  const mobile = useMediaQuery('(pointer: coarse)')
  const downloads = useDownloads()
  return (
    <List>
      {archives.map((archive) => {
        const { id, name, description, size, file } = archive
        const { state, percent, cancel } = downloads.get(id) ?? {}
        return (
          <li key={id}>
            <ArchiveRow
              name={name}
              description={description}
              size={[
                file?.seconds !== undefined && clockTime(file.seconds),
                file?.pages !== undefined && t('downloads.pages', { count: file.pages }),
                formatFileSize(size, i18n.language),
              ]
                .filter(Boolean)
                .join(' · ')}
              lang="en"
              state={state}
              percent={percent}
              href={mobile ? file?.url : undefined}
              onDownload={() => void startDownload(archive)}
              onCancel={() => cancel?.()}
            />
          </li>
        )
      })}
    </List>
  )
}
