import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { revisionOf, type RevisionPart } from '../exercises/open-answer/revision.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const Text = chakra('p', {
  base: {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& ins, & del': { px: 0.5, borderRadius: 'sm' },
    '& ins': { color: 'right', bg: 'right.subtle', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& del': { color: 'wrong', bg: 'wrong.subtle', textDecoration: 'line-through' },
  },
})

const elements = { added: 'ins', removed: 'del' } as const

/** Two texts that have little in common: the one, and then the other. */
const instead = (before: string, after: string): RevisionPart[] => [
  ...(before === '' ? [] : [{ text: before, change: 'removed' as const }]),
  ...(before === '' || after === '' ? [] : [{ text: ' ', change: 'kept' as const }]),
  ...(after === '' ? [] : [{ text: after, change: 'added' as const }]),
]

export interface TextChangeProps {
  /** '': there was nothing. */
  before: string
  /** '': there is nothing any more. */
  after: string
}

/** What was changed in a text: marked for the eye, and named for the ear. Words of `editing`. */
export function TextChange({ before, after }: TextChangeProps) {
  const { t } = useTranslation()
  const parts = revisionOf(before, after) ?? instead(before, after)
  return (
    <Text>
      {parts.map(({ text, change }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- parts never change their order
        if (change === 'kept') return <span key={index}>{text}</span>
        const Change = elements[change]
        return (
          // oxlint-disable-next-line react/no-array-index-key -- parts never change their order
          <Change key={index}>
            <VisuallyHidden>{` ${t(`editing.change.${change}`)} `}</VisuallyHidden>
            {text}
            <VisuallyHidden>{` (${t('editing.change.end')}) `}</VisuallyHidden>
          </Change>
        )
      })}
    </Text>
  )
}
