import { HStack } from '@chakra-ui/react'
import { addKey, keyCount, removeKey, type Cloze } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../button/button.tsx'

export interface KeyButtonsProps {
  cloze: Cloze
  onChange: (cloze: Cloze) => void
}

/** Adds and removes an accepted answer, since a sentence can have several. */
export function KeyButtons({ cloze, onChange }: KeyButtonsProps) {
  const { t } = useTranslation()
  if (cloze.blanks.length === 0) return null
  const others = Array.from({ length: keyCount(cloze) - 1 }, (_, index) => index + 1)
  return (
    <HStack gap={2} wrap="wrap">
      <Button onClick={() => onChange(addKey(cloze))}>
        <Plus size={18} aria-hidden="true" />
        {t('exercise-editor.blanks.addKey')}
      </Button>
      {others.map((key) => (
        <Button key={key} variant="quiet" onClick={() => onChange(removeKey(cloze, key))}>
          <Trash2 size={18} aria-hidden="true" />
          {t('exercise-editor.blanks.removeKey', { key: key + 1 })}
        </Button>
      ))}
    </HStack>
  )
}
