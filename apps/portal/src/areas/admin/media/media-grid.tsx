import { chakra } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { MediaCard } from '@the-house/design-system/admin'
import type { MediaFile } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatDate } from '../../../page/dates.ts'
import { ListLink } from '../../../page/listing/list-link.tsx'
import { paths } from '../../../page/paths.ts'
import { useUser } from '../../../session/session.ts'
import { lackOf } from './lack-of.ts'

const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: { base: 3, md: 4 },
    // Two in a row on a phone.
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
      md: 'repeat(auto-fill, minmax(13rem, 1fr))',
    },
  },
})

/** The files of a page, each a link to it. */
export function MediaGrid({ files }: { files: readonly MediaFile[] }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  return (
    <Grid aria-label={t('media.title')}>
      {files.map(({ id, kind, name, file, bytes, uses, held, unused_until, ...rest }) => (
        <li key={id}>
          <MediaCard
            kind={kind}
            file={file && { ...file, bytes: bytes ?? file.bytes }}
            uses={uses}
            held={held}
            until={unused_until === null ? undefined : formatDate(unused_until, unity.time_zone)}
            lacks={lackOf({ kind, uses, ...rest })}
          >
            <ListLink href={paths.mediaFile(id)}>{name}</ListLink>
          </MediaCard>
        </li>
      ))}
    </Grid>
  )
}

const awaited = [1, 2, 3, 4, 5, 6, 7, 8]

/** As large as a page of files. */
export const MediaGridSkeleton = () => (
  <Grid as="div" aria-busy="true">
    {awaited.map((card) => (
      <Skeleton key={card} h={{ base: '14rem', md: '17rem' }} borderRadius="card" />
    ))}
  </Grid>
)
