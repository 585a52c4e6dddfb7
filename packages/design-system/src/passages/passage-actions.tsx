import { useTranslation } from '@the-house/i18n'
import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'

export interface PassageActionsProps {
  /** The words that the comment is about. */
  words: string
  onEdit: () => void
  onRemove: () => void
}

/** The actions of a comment, for its author; texts of the area `corrections`. */
export function PassageActions({ words, onEdit, onRemove }: PassageActionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <IconButton label={t('corrections.passages.edit', { text: words })} onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('corrections.passages.remove', { text: words })} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </>
  )
}
