import { Stack, Text } from '@chakra-ui/react'
import { Button, Dialog, SelectField } from '@the-house/design-system'
import { limits, type CourseNode } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useManagedList } from '../../../api/managed.ts'
import { nameOfRow } from '../managed/columns.tsx'
import { pathTo, type Course } from './course.ts'
import { isOrdered, mayHold } from './may-hold.ts'

export interface MoveDialogProps {
  course: Course
  /** The nodes to move, all of one kind. */
  nodes: readonly CourseNode[]
  onClose: () => void
  /** `after` null: to the beginning; undefined: to the end. */
  onMove: (parent_id: number, after: number | null | undefined) => void
}

interface Target {
  id: number
  label: string
}

/** The places that take all the nodes: other books of chapters, chapters or topics of this book of the rest. */
function useTargets({ course, nodes }: Pick<MoveDialogProps, 'course' | 'nodes'>): Target[] {
  const isChapters = nodes[0]?.entity === 'chapters'
  const { data } = useManagedList('books', isChapters ? { page: 1, size: limits.segmentsMax } : null)
  if (isChapters) return data?.content.map((row) => ({ id: row.id, label: nameOfRow('books', row) })) ?? []
  return course.nodes
    .filter((node) => nodes.every((part) => mayHold(course, node, part)))
    .map((node) => ({
      id: node.id,
      label: [...pathTo(course, node).slice(1), node].map(({ name }) => name).join(' · '),
    }))
}

/** Moves nodes to another whole or another place, without dragging. */
export function MoveDialog({ course, nodes, onClose, onMove }: MoveDialogProps) {
  const { t } = useTranslation()
  const [first] = nodes
  const targets = useTargets({ course, nodes })
  const [chosen, choose] = useState(first?.parent_id ?? null)
  const [place, setPlace] = useState('last')
  if (!first) return null
  const parent = targets.find(({ id }) => id === chosen) ?? targets[0]
  const siblings = course.nodes.filter(
    (node) => node.entity === first.entity && node.parent_id === parent?.id && !nodes.includes(node),
  )
  const after = place === 'last' ? undefined : place === 'first' ? null : Number(place)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('studio.moveTo.title', { count: nodes.length, name: first.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('design.dialog.cancel')}</Button>
          <Button variant="primary" disabled={!parent} onClick={() => parent && onMove(parent.id, after)}>
            {t('studio.moveTo.move')}
          </Button>
        </>
      }
    >
      {parent ? (
        <Stack gap={4}>
          <SelectField
            label={t('studio.moveTo.parent')}
            value={String(parent.id)}
            options={targets.map(({ id, label }) => ({ value: String(id), label }))}
            onChange={(event) => {
              choose(Number(event.target.value))
              setPlace('last')
            }}
          />
          {isOrdered(first) && (
            <SelectField
              label={t('studio.moveTo.place')}
              value={place}
              options={[
                { value: 'last', label: t('studio.moveTo.last') },
                { value: 'first', label: t('studio.moveTo.first') },
                ...siblings.map(({ id, name }) => ({ value: String(id), label: t('studio.moveTo.after', { name }) })),
              ]}
              onChange={(event) => setPlace(event.target.value)}
            />
          )}
        </Stack>
      ) : (
        <Text>{t('studio.moveTo.nowhere')}</Text>
      )}
    </Dialog>
  )
}
