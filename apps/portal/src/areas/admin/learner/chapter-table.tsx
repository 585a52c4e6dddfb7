import { Card, Chip } from '@the-house/design-system'
import type { ChapterMark, Learner } from '@the-house/domain'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import { formatDate } from '../../../page/dates.ts'
import { Table } from '../../../page/table.ts'
import { useUser } from '../../../session/session.ts'

const labels: Record<ChapterMark, MessageKey> = {
  FINISHED: 'learner.marks.FINISHED',
  PLACED: 'learner.marks.PLACED',
  MIGRATED: 'learner.marks.MIGRATED',
  PASSED: 'learner.marks.PASSED',
}

export interface ChapterTableProps {
  chapters: Learner['chapters']
  /** The id of the current chapter. */
  current: number | undefined
}

/** The chapters of the course, with how and when the learner came by each. */
export function ChapterTable({ chapters, current }: ChapterTableProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  return (
    <Card as="section" overflowX="auto" tabIndex={0} aria-label={t('learner.chapters')} maxW="44rem">
      <Table aria-label={t('learner.chapters')}>
        <thead>
          <tr>
            <th scope="col">{t('learner.number')}</th>
            <th scope="col">{t('learner.chapter')}</th>
            <th scope="col">{t('learner.state')}</th>
            <th scope="col">{t('learner.since')}</th>
          </tr>
        </thead>
        <tbody>
          {chapters.map(({ id, number, name, mark, at }) => (
            <tr key={id}>
              <td>{number ?? '–'}</td>
              <th scope="row" lang="en">
                {name}
              </th>
              <td>
                {id === current && <Chip tone="info">{t('learner.here')}</Chip>}
                {mark && <Chip tone={mark === 'PASSED' ? 'plain' : 'right'}>{t(labels[mark])}</Chip>}
              </td>
              <td>{at && formatDate(at, unity.time_zone)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
