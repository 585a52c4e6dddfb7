import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx'
import type { RevisionPart } from '../open-answer/diff-correction.ts'

const Text = chakra('p', {
  base: {
    textStyle: 'exercise',
    lineHeight: 1.9,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& ins, & del': { px: 0.5, borderRadius: 'sm' },
    '& ins': { color: 'right', bg: 'right.subtle', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& del': { color: 'wrong', bg: 'wrong.subtle', textDecoration: 'line-through' },
  },
})

const elements = { added: 'ins', removed: 'del' } as const

/** A corrected text: additions and removals are marked visually and named for screen readers. */
export function RevisionText({ parts }: { parts: RevisionPart[] }) {
  const { t, i18n } = useTranslation()
  return (
    <Text lang="en" translate="no">
      {parts.map(({ text, change }, index) => {
        // The parts of a text never change their order.
        // oxlint-disable-next-line react/no-array-index-key -- parts never change their order
        if (change === 'kept') return <span key={index}>{text}</span>
        const Change = elements[change]
        return (
          // oxlint-disable-next-line react/no-array-index-key -- parts never change their order
          <Change key={index}>
            <VisuallyHidden lang={i18n.language}>{` ${t(`corrected.text.${change}`)} `}</VisuallyHidden>
            {text}
            <VisuallyHidden lang={i18n.language}>{` (${t('corrected.text.end')}) `}</VisuallyHidden>
          </Change>
        )
      })}
    </Text>
  )
}
