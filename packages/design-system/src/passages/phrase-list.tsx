import { chakra, Text } from '@chakra-ui/react'
import type { Phrase } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { X } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 1,
    maxH: '16rem',
    overflowY: 'auto',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: 1 },
    '& button:first-of-type': { flex: 1, minW: 0, justifyContent: 'start', textAlign: 'start', whiteSpace: 'normal' },
  },
})

export interface PhraseListProps {
  phrases: readonly Phrase[]
  onUse: (phrase: Phrase) => void
  onForget: (phrase: Phrase) => void
}

/** The teacher's saved comments. */
export function PhraseList({ phrases, onUse, onForget }: PhraseListProps) {
  const { t } = useTranslation()
  if (phrases.length === 0) return null
  return (
    <div>
      <Text textStyle="small" color="fg.muted" mb={1}>
        {t('corrections.passages.bank')}
      </Text>
      <List aria-label={t('corrections.passages.bank')}>
        {phrases.map((phrase) => (
          <li key={phrase.id}>
            <Button onClick={() => onUse(phrase)}>{phrase.text}</Button>
            <IconButton
              label={t('corrections.passages.forget', { text: phrase.text })}
              onClick={() => onForget(phrase)}
            >
              <X size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </List>
    </div>
  )
}
