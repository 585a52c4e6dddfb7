import { chakra, Text } from '@chakra-ui/react'
import type { Passage } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'

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
  /** The actions of a comment and the words that it is about; left out where the comments are read-only. */
  renderActions?: ((passage: Passage, words: string) => ReactNode) | undefined
}

/** The inline comments of a text, by the numbers shown in it. */
export function PassageList({ text, passages, renderActions }: PassageListProps) {
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
              {renderActions?.(passage, words)}
            </div>
          </li>
        )
      })}
    </List>
  )
}
