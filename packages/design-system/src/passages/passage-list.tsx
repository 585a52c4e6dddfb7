import { chakra, Text } from '@chakra-ui/react'
import type { Passage } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'

const List = chakra('ol', {
  base: {
    ps: 6,
    listStyleType: 'decimal',
    '& > li': { py: 1 },
    '& > li::marker': { color: 'info', fontWeight: 'bold' },
    '& > li > div': { display: 'flex', alignItems: 'center', gap: 1 },
  },
})

export interface PassageListProps {
  text: string
  passages: readonly Passage[]
  /** Left out where the comments are read-only. */
  onEdit?: (passage: Passage) => void
  onRemove?: (passage: Passage) => void
}

/** The inline comments of a text, by the numbers shown in it. */
export function PassageList({ text, passages, onEdit, onRemove }: PassageListProps) {
  const { t } = useTranslation()
  if (passages.length === 0) return null
  return (
    <List aria-label={t('corrected.list')}>
      {passages.map((passage) => {
        const words = text.slice(passage.start, passage.end)
        return (
          <li key={passage.start}>
            <div>
              <Text flex={1} minW={0} overflowWrap="anywhere">
                <chakra.q lang="en" translate="no" color="fg.muted">
                  {words}
                </chakra.q>{' '}
                {passage.text}
              </Text>
              {onEdit && (
                <IconButton label={t('corrections.passages.edit', { text: words })} onClick={() => onEdit(passage)}>
                  <Pencil size={18} aria-hidden="true" />
                </IconButton>
              )}
              {onRemove && (
                <IconButton label={t('corrections.passages.remove', { text: words })} onClick={() => onRemove(passage)}>
                  <Trash2 size={18} aria-hidden="true" />
                </IconButton>
              )}
            </div>
          </li>
        )
      })}
    </List>
  )
}
